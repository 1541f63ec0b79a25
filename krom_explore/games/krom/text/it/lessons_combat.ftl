### Lessons on combat. How they are written: see lessons_table.ftl.

lesson-combat-higher-title = Il dado più alto
lesson-combat-higher = Anche { $Kolos } è nella Foresta, perciò prima combattete: lancia i dadi. Chi fa di più agisce per primo. Poi prendi la carta gratis.
lesson-combat-higher-hint-1 = Premi “Lancia”. Lanciate un dado a testa.
lesson-combat-higher-hint-2 = Guarda quanto ha perso { $Kolos }: tanti punti vita quanti erano i punti di distacco.
lesson-combat-higher-hint-3 = Hai vinto, perciò agisci prima tu. La prima carta è tua.
lesson-combat-higher-done = Il totale più alto vince e agisce per primo. Chi perde, perde tanti punti vita quanti sono i punti di distacco.
lesson-combat-higher-failed = Hai vinto il diritto di agire prima, e poi non lo hai usato.

lesson-combat-tie_light-title = Passo leggero
lesson-combat-tie_light = In questo turno ogni dado mostra 4. { $Kolos } va nella Foresta, { $Karok } nella Savana, e tu pesi meno di tutti e due. Vinci un combattimento.
lesson-combat-tie_light-hint-1 = Il tuo peso è accanto al tuo nome. A totali uguali decide il peso.
lesson-combat-tie_light-hint-2 = Per ogni luogo il tabellone dice chi vince una parità. { said-ties }
lesson-combat-tie_light-hint-3 = Vai dove vince chi pesa di meno.
lesson-combat-tie_light-done = { said-ties } Hai scelto il luogo giusto per chi pesa poco.
lesson-combat-tie_light-failed-heavy = Avete 4 tutti e due, e nella Savana la parità la vince chi pesa di più.
lesson-combat-tie_light-failed-alone = Qui non c’è nessun altro, perciò non c’è un combattimento da vincere.
lesson-combat-tie_light-failed = Non c’era un combattimento da vincere.

lesson-combat-tie_heavy-title = Mano pesante
lesson-combat-tie_heavy = Ora giochi con { $Kolos }, che pesa più di tutti. Ogni dado mostra 3. { $Alma } va sulla Montagna, { $Karok } nella Savana. Vinci un combattimento.
lesson-combat-tie_heavy-hint-1 = Per ogni luogo il tabellone dice chi vince una parità.
lesson-combat-tie_heavy-hint-2 = Vai dove vince chi pesa di più.
lesson-combat-tie_heavy-done = { said-ties } Gli stessi dadi, un altro luogo, e vince qualcun altro.
lesson-combat-tie_heavy-failed-light = Avete 3 tutti e due, e qui la parità la vince chi pesa di meno.
lesson-combat-tie_heavy-failed-alone = Qui non c’è nessun altro, perciò non c’è un combattimento da vincere.
lesson-combat-tie_heavy-failed = Non c’era un combattimento da vincere.

lesson-combat-low_roll-title = Più basso, eppure…
lesson-combat-low_roll = Lancerai 4, e { $Kolos } 5. Dopo i dadi chi combatte può giocare carte combattimento. Vinci anche se lanci più basso.
lesson-combat-low_roll-hint-1 = La carta che hai in mano si aggiunge al tuo totale.
lesson-combat-low_roll-hint-2 = Giocala quando ti viene chiesto.
lesson-combat-low_roll-done = Non conta il dado ma il totale finale, con tutte le carte combattimento dentro.
lesson-combat-low_roll-failed = Hai tenuto la carta: hanno deciso i dadi, e { $Kolos } era più in alto.

lesson-combat-survive-title = Perdere un po’ meno
lesson-combat-survive = I dadi saranno cattivi: tu lanci 1, { $Kolos } lancia 6. Non puoi vincere. Ma non finire a terra, o ti deruba.
lesson-combat-survive-hint-1 = Perdi tanti punti vita quanto è lo svantaggio. Quanto svantaggio puoi permetterti?
lesson-combat-survive-hint-2 = La carta non fa vincere il combattimento. Ti fa perdere meno punti vita.
lesson-combat-survive-done = Il danno è la differenza da chi vince. Una carta può valere la pena anche in un combattimento che perdi.
lesson-combat-survive-failed = Hai perso tutti i punti vita. Chi è a terra salta la fase di azione, e chi ha vinto ha preso metà dei tuoi Krom.

lesson-combat-rob-title = Una cosa, quella giusta
lesson-combat-rob = Se tramortisci { $Karok }, puoi prendere una cosa. Lancia, poi realizza “{ $flute }” nella stessa fase.
lesson-combat-rob-hint-1 = Confronta quanto costa “{ $flute }”, che cosa hai tu e che cosa ha { $Karok }.
lesson-combat-rob-hint-2 = Ti serve un Osso. I Krom non lo sostituiscono.
lesson-combat-rob-done = Chi vince prende una cosa da chi finisce a terra nel combattimento: una risorsa, metà dei Krom, o una carta Bonus alla cieca.
lesson-combat-rob-failed = L’Osso è tuo, ma “{ $flute }” è ancora sul tavolo.
lesson-combat-rob-failed-krom = Una bella manciata di Krom, ma nessuna Evoluzione si paga così, e qui non c’è niente da comprare.
lesson-combat-rob-failed-spared = Non hai preso niente. È permesso, ma non ti porta niente.

lesson-combat-half-title = Metà dei Krom
lesson-combat-half = Nella Caverna si può comprare. Tramortisci { $Karok }, prendi il bottino e realizza “{ $digging_stick }” nella stessa fase.
lesson-combat-half-hint-1 = Conta: quanto costa “{ $digging_stick }”, e dove arrivi con un Legno, o con metà dei Krom altrui, arrotondata per eccesso?
lesson-combat-half-done = La metà dei Krom si arrotonda per eccesso, e nella Caverna diventa ciò che ti manca.
lesson-combat-half-failed = Hai finito le mosse prima di avere “{ $digging_stick }”.
lesson-combat-half-failed-wood = Un Legno, e troppo pochi Krom per comprare l’altro.
lesson-combat-half-failed-spared = Non hai preso niente, e i tuoi Krom sono troppo pochi.
lesson-combat-half-failed-rested = Chi riposa non può comprare nella stessa fase.

lesson-combat-exact-title = Quanto basta
lesson-combat-exact = Nella Foresta lancerai 3, e { $Kolos } 5. Hai “{ $headbutt }” e “{ $war_cry }”. Vinci, e tieni “{ $war_cry }” per dopo.
lesson-combat-exact-hint-1 = Non serve superare. Guarda chi vince una parità nella Foresta.
lesson-combat-exact-done = È bastata una parità, perché nella Foresta la vince chi pesa di meno. La carta più forte resta nella tua mano.
lesson-combat-exact-failed-dear = Hai vinto, ma con “{ $war_cry }”. L’altra carta dà la parità, e qui le parità sono tue.
lesson-combat-exact-failed-lost = Senza carte { $Kolos } resta in vantaggio.
lesson-combat-exact-failed = Il combattimento non è ancora deciso, e le mosse sono finite.

lesson-combat-rob_back-title = Chi la fa l’aspetti
lesson-combat-rob_back = { $Kolos } ha vinto contro di te e ha preso il tuo Legno. Ora va nella Caverna a riposare, con poca vita. Riprenditi un Legno.
lesson-combat-rob_back-hint-1 = Chi ti ha derubato ha poca vita, e tu ti risvegli con tutta la tua. Quando vi incontrate non ha ancora riposato.
lesson-combat-rob_back-done = Tu avevi di nuovo tutta la vita, chi ti aveva derubato no. Chi è debole non dovrebbe farsi trovare facilmente.
lesson-combat-rob_back-failed = Non vi siete incontrati.
lesson-combat-rob_back-failed-rested = Nella Caverna non c’era nessun altro, e { $Kolos } ha riposato. L’occasione è passata.
lesson-combat-rob_back-failed-other = I Krom fanno comodo, ma era il Legno che rivolevi.
lesson-combat-rob_back-failed-spared = Non hai preso niente.

lesson-combat-one_card-title = Basta una carta
lesson-combat-one_card = Nella Foresta lancerai 3, e { $Kolos } 4. { $Kolos } ha “{ $headbutt }” e la userà. Tu hai due carte. Vinci, e conservane una.
lesson-combat-one_card-hint-1 = Chi è indietro decide per primo, e di nuovo dopo ogni carta. Quale delle tue carte basta ancora dopo la sua?
lesson-combat-one_card-done = Con la carta più forte per prima, la sua dà solo la parità, e nella Foresta la parità è tua.
lesson-combat-one_card-failed = Le mosse sono finite prima della fine del combattimento.
lesson-combat-one_card-failed-spent = Hai vinto, ma ci sono volute tutte e due le carte. Con la più debole per prima, { $Kolos } è potuto tornare in vantaggio.
lesson-combat-one_card-failed-lost = Il vantaggio di { $Kolos } è rimasto, e ha deciso il combattimento.

lesson-combat-club-title = Più dadi
lesson-combat-club = Lancerai 1, e { $Kolos } 6. Hai “{ $double_club }” e “{ $headbutt }”. Vinci, e tieni “{ $headbutt }” per un altro giorno.
lesson-combat-club-hint-1 = Una carta aggiunge un numero fisso, l’altra lancia dadi che si aggiungono. Quale può recuperare cinque punti?
lesson-combat-club-done = Una carta può portare dadi invece di un numero. Si aggiungono al tuo totale, e prima nessuno può dire quanto sarà.
lesson-combat-club-failed = Dopo l’ultima carta eri ancora indietro.
lesson-combat-club-failed-lost = Il tuo totale è rimasto sotto. Un due fisso non basta contro cinque.
lesson-combat-club-failed-both = Hai vinto, ma con più del necessario: anche “{ $headbutt }” è andata.

lesson-combat-both-title = Due in un colpo
lesson-combat-both = Il tuo 6 tramortisce { $Karok } e { $Kolos } nello stesso combattimento. Approfittane: realizza “{ $flute }” in questa fase.
lesson-combat-both-hint-1 = “{ $flute }” costa due cose, e tu non ne hai nessuna. Gli altri due ne hanno una a testa.
lesson-combat-both-done = Chi ne tramortisce più d’uno in un combattimento può derubarli una volta ciascuno. Scegli tu da chi cominciare.
lesson-combat-both-failed = Le mosse sono finite prima di avere “{ $flute }”.
lesson-combat-both-failed-krom = I Krom non pagano Evoluzioni, e nella Savana non c’è niente da comprare.
lesson-combat-both-failed-spared = A uno dei due non hai preso niente, e ora manca qualcosa.
