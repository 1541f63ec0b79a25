### What a tutorial that is served as a page says around its cells. The template reads this file: one line a sentence.

tutorial-skip = Aller au tutoriel
tutorial-all = Tous les tutoriels
tutorial-app = L’application
tutorial-lab = Avec son code
tutorial-nav = Autour de ce tutoriel
tutorial-starting = Le tutoriel se prépare : Python démarre.
tutorial-running = Le tutoriel se prépare : étape { $n } sur { $count }.
tutorial-drawing = Le tutoriel se prépare : on dessine les plateaux et les graphiques.
tutorial-no-script = Cette page a besoin de JavaScript pour ses plateaux et ses graphiques ; autorisez-le.
tutorial-failed = Ce calcul n’a pas abouti, et la suite peut manquer. Ouvrez le notebook dans JupyterLab pour voir pourquoi.
tutorial-lost = La connexion avec ce tutoriel est perdue : plateaux et curseurs ne répondent plus. Rechargez la page pour recommencer.
tutorial-reload = Recharger
tutorial-footer = Un tutoriel de Krom Explore, calculé sur cette machine pendant que vous lisez. La même page avec son code est un notebook : ouvrez-le dans JupyterLab, changez un nombre, relancez.
