### What a tutorial that is served as a page says around its cells. The template reads this file: one line a sentence.

tutorial-skip = Skip to the tutorial
tutorial-all = All tutorials
tutorial-app = The app
tutorial-lab = With its code
tutorial-nav = Beside this tutorial
tutorial-starting = The tutorial is being set up: Python starts.
tutorial-running = The tutorial is being set up: step { $n } of { $count }.
tutorial-drawing = The tutorial is being set up: boards and charts are drawn.
tutorial-no-script = This page needs JavaScript for its boards and charts; please allow it.
tutorial-failed = This could not be worked out, and what follows may be missing. Open the notebook in JupyterLab to see why.
tutorial-lost = The connection to this tutorial is lost: boards and sliders no longer answer. Reload the page to begin again.
tutorial-reload = Reload
tutorial-footer = A tutorial of Krom Explore, computed on this machine while you read. The same page with its code is a notebook: open it in JupyterLab, change a number, run it again.
