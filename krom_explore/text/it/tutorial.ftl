### What a tutorial that is served as a page says around its cells. The template reads this file: one line a sentence.

tutorial-skip = Vai al tutorial
tutorial-all = Tutti i tutorial
tutorial-app = L’app
tutorial-lab = Con il codice
tutorial-nav = Accanto a questo tutorial
tutorial-starting = Il tutorial si prepara: parte Python.
tutorial-running = Il tutorial si prepara: passo { $n } di { $count }.
tutorial-drawing = Il tutorial si prepara: si disegnano tabelloni e grafici.
tutorial-no-script = Questa pagina ha bisogno di JavaScript per tabelloni e grafici: permettilo.
tutorial-failed = Qui il calcolo non è riuscito, e può mancare ciò che segue. Apri il notebook in JupyterLab per vedere perché.
tutorial-lost = La connessione a questo tutorial si è interrotta: tabelloni e cursori non rispondono più. Ricarica la pagina per ricominciare.
tutorial-reload = Ricarica
tutorial-footer = Un tutorial di Krom Explore, calcolato su questo computer mentre leggi. La stessa pagina con il codice è un notebook: aprilo in JupyterLab, cambia un numero ed eseguilo di nuovo.
