"""On Binder every visitor has a machine: the app is one page of its Jupyter, at voila/render/notebooks/app.ipynb."""

from krom_explore.ui.serve import look, said

c = get_config()  # noqa: F821 (Jupyter brings it)
c.merge(look())
c.ServerApp.jinja_template_vars = {"explore": said()}
