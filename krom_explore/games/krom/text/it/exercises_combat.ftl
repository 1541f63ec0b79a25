### Exercises on combat.

exercise-combat-1 = Alma e Kolos si incontrano, e lanciano un dado a testa. Quanto è probabile che mostrino lo stesso numero, e che debba decidere il peso?
exercise-combat-1-hint = Fai lanciare prima Alma. Qualunque numero esca, quante delle { $sides } facce del dado di Kolos sono uguali?
exercise-combat-1-solution = Due dadi cadono in { $ways } modi. Per ogni faccia uno di questi è un doppio: { $answer }.

exercise-combat-2 = A chi pesa poco conviene combattere { $where }? Lì Alma incontra Kolos, dei due { $lighter } pesa di meno, e nessuno ha una carta da giocare. Quanto è probabile che vinca Alma?
exercise-combat-2-hint = I casi sono tre: è più alto il dado di Alma, è più alto quello di Kolos, sono uguali. I primi due sono ugualmente probabili. In quel luogo, a chi giova il terzo?
exercise-combat-2-solution = Il dado di Alma è più alto con probabilità { $clear }, e i dadi sono uguali con probabilità { $tie }. A dadi uguali { $where } vince { $helped }. Alma vince con probabilità { $answer }. A chi ha le parità conviene combattere lì, per agire prima. Ma nessuno risparmia punti vita così: dadi uguali non costano niente, né qui né altrove.

exercise-combat-3 = In quattro si incontrano { $where } e hanno lanciato: { $dice }. Chi di loro perde punti vita?
exercise-combat-3-hint = Chi vince? Che differenza c’è fra ogni altro dado e quello di chi vince?
exercise-combat-3-solution = Ognuno perde la differenza da chi vince (regola combat.damage). Chi ha lo stesso numero viene dopo, ma non perde niente. Perdono punti vita: { $answer }.

## misreading-NAME: what it looks like, and what the rule says

misreading-one-double-only = Sembra che tu abbia contato un solo doppio, per esempio due sei. Ogni faccia può uscire su tutti e due i dadi.
misreading-a-chance-for-each-die = Sembra che tu abbia sommato una probabilità per ogni dado. Il primo dado può mostrare qualsiasi cosa; solo il secondo deve essere uguale.
misreading-heavier-everywhere = Sembra che a dadi uguali vinca chi pesa di più, o nessuno. Chi è aiutato dal peso dipende dal luogo, e qualcuno vince sempre (regola combat.tie.weight).
misreading-ties-are-shared = Sembra che le parità si dividano a metà fra i due. Le decide il peso, ogni volta per la stessa persona (regola combat.tie.weight).
misreading-weight-before-dice = Sembra che il peso decida ogni combattimento. Decide solo a dadi uguali (regola combat.tie.weight).
misreading-a-lost-tie-hurts = Sembra che perdano punti vita tutti, tranne chi vince. Si perde la differenza dal totale di chi vince, e a dadi uguali è zero (regola combat.damage).
misreading-only-the-last-is-hurt = Sembra che perda punti vita solo chi arriva in fondo. Chiunque non vinca perde la differenza da chi vince (regola combat.damage).
