### Exercises for designers: an edge case, a box of one’s own.

exercise-edge_case-1 = Gli stessi tre si incontrano { $where } invece che { $instead }: { $one } senza ferite, { $other } con { $life } punti vita, e il Kromosauro. Nessuno ha carte. Quanto è probabile che { $one } possa derubare { $other }?
exercise-edge_case-1-hint = { $one } deve vincere, e superare { $other } di almeno { $life }. Tutto sta in chi vince quando { $one } e il Kromosauro sono pari { $where }.
exercise-edge_case-1-solution = Conta i lanci in cui { $one } vince { $where } e supera { $other } di { $life } o più: { $answer }. Un altro luogo può capovolgere una parità proprio come un’altra decisione.

exercise-edge_case-2 = Di nuovo { $where }. Confronta “decide il peso” con “il Kromosauro vince ogni parità”, lancio per lancio, su tutti i { $rolls } lanci dei tre dadi. In quanti la decisione determina se si può derubare { $other }?
exercise-edge_case-2-hint = Guarda solo i lanci in cui { $one } e il Kromosauro sono pari in cima. In quali di questi { $other } perde tutti i { $life } punti vita?
exercise-edge_case-2-solution = Per le tasche di { $other } le due decisioni si separano solo dove { $one } e il Kromosauro sono pari in cima e { $other } finisce a terra: { $answer } su { $rolls }.

exercise-own_box-1 = Nella tua scatola la preda “{ $prey }” ha valore { $easier } invece di { $value }. La cacci con i suoi { $dice } dadi, senza comprarne. Quanto è probabile che la catturi?
exercise-own_box-1-hint = Anche un totale esattamente pari al valore la cattura. Conta i lanci di { $dice } dadi che fanno { $easier } o più.
exercise-own_box-1-solution = { $answer } di tutti i lanci di { $dice } dadi arriva a { $easier } o più.

exercise-own_box-2 = Alza un passo alla volta il valore della preda “{ $prey }” e lascia tutto il resto com’è. Hai { $krom } Krom e confronti ricompensa e prezzo come fa la Caverna. Qual è il valore più basso per cui comprare due dadi è la scelta migliore?
exercise-own_box-2-hint = Guarda ciò che resta dopo aver pagato, non solo la probabilità. La figura qui sopra mostra quale numero di dadi vale di più.
exercise-own_box-2-solution = Il secondo dado comprato conviene appena ciò che aggiunge alla probabilità vale più del suo prezzo. Succede dal valore { $answer } in su.

## misreading-NAME: what it looks like, and what the rule says

misreading-a-tie-is-a-tie-anywhere = Sembra che il luogo non cambi niente. Chi è aiutato dal peso cambia con il luogo (regola combat.tie.weight).
misreading-whoever-stuns-lets-rob = Sembra che tu abbia contato ogni lancio che tramortisce. Dove ha vinto il Kromosauro, nessuno deruba (regola kromosaurus.wins).
misreading-winning-is-enough = Sembra che basti vincere il combattimento. Si può derubare solo chi vi finisce a terra (regola stunned.robbery).
misreading-every-new-winner-counts = Sembra che tu abbia contato ogni lancio che cambia chi vince. Dove nessuno finisce a terra, le tasche restano chiuse con tutte e due le decisioni (regola stunned.robbery).
misreading-every-robbery-counts = Sembra che tu abbia contato ogni lancio dopo il quale si può derubare. Quasi tutti finiscono così con tutte e due le decisioni.
misreading-only-the-value-itself = Sembra che tu abbia contato solo i lanci che fanno proprio il valore. Anche di più la cattura (regola savannah.success).
misreading-the-surest-is-the-best = Sembra che tu abbia cercato la probabilità migliore. Più dadi aiutano sempre un po’; si chiede da dove in poi valgono il loro prezzo.
misreading-any-dice-are-two-dice = Questo è il punto in cui conviene comprare un dado. Due convengono più avanti.
