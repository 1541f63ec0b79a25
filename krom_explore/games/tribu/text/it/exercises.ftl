### Exercises: what is asked, a hint, the solution, and what a wrong answer looks like.

exercise-chains-1 = Metti “{ $character }”, che non è il tuo Capo Tribù. Chiede per primo il vaso “{ $vase }”. Le { $hand } carte nella tua mano non vanno bene, e non hai visto nient’altro. Con quale probabilità la tua prossima pescata porta una carta che va bene?
exercise-chains-1-hint = Quante carte hai visto? E va bene più di un tipo di carta?
exercise-chains-1-solution = Delle { $box } carte hai visto le tue { $hand } e il personaggio stesso: quindi ne possono venire { $pile }. Ne vanno bene { $helpers }: tutti e due i colori, e ciò che vale per qualsiasi vaso. Fa { $answer }.
misreading-whole-box = Hai contato tutte le carte della scatola. Ciò che hai in mano o sul tavolo non può venire: possono venire solo le carte non viste (regola turn.draw).
misreading-one-colour-fits = Sembra che vada bene un colore solo. Ogni vaso può essere dell’uno o dell’altro colore (regola chain.order).
misreading-nothing-for-any-vase = Hai lasciato fuori il Diorama che vale per qualsiasi vaso. Una catena può averne uno (regola chain.any).

exercise-chains-2 = Aspetti il posto { $place } di “{ $character }”, il vaso “{ $vase }”, e il colore deve essere { $colour }. Delle { $pile } carte non viste, { $helpers } vanno bene. Quante pescate ci vogliono in media, senza rimettere le carte nel mazzo?
exercise-chains-2-hint = Metti in fila le { $pile } carte. Le { $helpers } che vanno bene tagliano la fila in pezzi. Quanti sono i pezzi, e quanto è lungo in media ognuno?
exercise-chains-2-solution = Le { $helpers } carte tagliano le altre in { $helpers } + 1 pezzi, in media tutti della stessa lunghezza. La prima che va bene chiude il primo pezzo: ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $answer }.
misreading-as-if-put-back = Questa è l’attesa se ogni carta si rimettesse nel mazzo. Qui ogni carta che non va bene è andata, e l’attesa è un po’ più corta (regola deck.discard).
misreading-any-colour-will-do = Questa è l’attesa per un colore qualsiasi. Un colore solo ha meno carte (regola score.colours).
misreading-middle-of-the-pile = Questa è la metà del mazzo. Se vanno bene più carte, la prima viene prima (regola turn.draw).

exercise-chains-3 = Puoi aver messo “{ $event }” coperta, o niente. L’altra persona può aver messo “{ $protection }”, o niente. Un vaso vale { $worth }, ogni carta costa { $cost }, e ciò che uno perde l’altro lo guadagna. Quante volte metti “{ $event }”, perché l’altra persona non guadagni niente a indovinare?
exercise-chains-3-hint = Diciamo che attacchi con probabilità p. Quanto perde l’altra persona senza Protezione, e quanto con? Scegli p in modo che sia lo stesso.
exercise-chains-3-solution = Senza Protezione l’altra persona perde { $open } × p. Con la Protezione, { $spent } × (1 − p) + { $both } × p. Sono uguali con p = { $answer }.
misreading-levels-ones-own = Questo è quante volte l’altra persona dovrebbe proteggersi: rende ugualmente buone le tue scelte. Devi rendere ugualmente buone le sue (regola active.secret).
misreading-as-often-as-not = Una moneta non basta: un attacco che viene troppo spesso viene fermato troppo spesso. Come alternare lo decide la posta in gioco (regola protection.saves).
misreading-attack-always = Chi attacca sempre trova ogni volta una Protezione, e ha pagato per niente (regola protection.saves).
