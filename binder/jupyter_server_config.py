"""On Binder every visitor has a machine: the app and the tutorials are pages of its Jupyter. It opens with the app."""

from krom_explore.ui.serve import looks, said

c = get_config()  # noqa: F821 (Jupyter brings it)
c.merge(looks())
c.LabApp.default_url = c.ServerApp.default_url = "/voila/render/notebooks/app.ipynb"
c.VoilaConfiguration.resources["lab"] = True  # a tutorial leads to its code
c.MappingKernelManager.cull_idle_timeout = 900  # a page that was left may not have been able to say so
c.MappingKernelManager.cull_interval = 60
c.ServerApp.jinja_template_vars = {"explore": said()}
