### What a tutorial that is served as a page says around its cells. The template reads this file: one line a sentence.

tutorial-skip = Direkt zum Tutorial
tutorial-all = Alle Tutorials
tutorial-app = Die App
tutorial-lab = Mit dem Code
tutorial-nav = Neben diesem Tutorial
tutorial-starting = Das Tutorial wird vorbereitet: Python startet.
tutorial-running = Das Tutorial wird vorbereitet: Schritt { $n } von { $count }.
tutorial-drawing = Das Tutorial wird vorbereitet: Spielpläne und Diagramme werden gezeichnet.
tutorial-no-script = Diese Seite braucht JavaScript für ihre Spielpläne und Diagramme; bitte erlaube es.
tutorial-failed = Das ließ sich nicht berechnen, und was folgt, fehlt vielleicht. Öffne das Notebook in JupyterLab, um zu sehen, warum.
tutorial-lost = Die Verbindung zu diesem Tutorial ist weg: Spielpläne und Regler antworten nicht mehr. Lade die Seite neu, um von vorn zu beginnen.
tutorial-reload = Neu laden
tutorial-footer = Ein Tutorial von Krom Explore, auf diesem Rechner berechnet, während du liest. Dieselbe Seite mit ihrem Code ist ein Notebook: Öffne es in JupyterLab, ändere eine Zahl, lass es noch einmal laufen.
