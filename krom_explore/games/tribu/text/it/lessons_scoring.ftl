### Lessons on closing a challenge and counting spheres. How they are written: see lessons_building.ftl.

lesson-scoring-close-title = L’ultima catena
lesson-scoring-close = Hai tre catene complete. Una quarta chiude la sfida. Chiudila in questo turno.
lesson-scoring-close-hint-1 = A una catena manca l’ultimo vaso.
lesson-scoring-close-hint-2 = “{ $weaver }” chiede una statua. Ne hai una.
lesson-scoring-close-hint-3 = Pesca, poi metti “{ $blue_statue }”.
lesson-scoring-close-done = La sfida si è chiusa subito. Hai contato ciò che avevi sul tavolo; ciò che avevi ancora in mano non importava.
lesson-scoring-close-failed = Il tuo turno è finito, e la sfida è ancora aperta.

lesson-scoring-hostile-title = Via dalla mano
lesson-scoring-hostile = Bruno chiuderà la sfida nel suo prossimo turno. Ciò che hai ancora in mano ti si toglie. Ottieni almeno dieci sfere in questa sfida.
lesson-scoring-hostile-hint-1 = Una carta che metti sul tavolo conta due volte: non è più contro di te, e conta per te. Quale delle tue ha più sfere?
lesson-scoring-hostile-hint-2 = Sul tavolo conta anche un personaggio senza vasi.
lesson-scoring-hostile-done = Le sfere in mano sono ostili quando chiude qualcun altro. Sul tavolo ogni carta conta, anche in una catena incompleta.
lesson-scoring-hostile-failed = È rimasto troppo poco.
lesson-scoring-hostile-failed-little = Avevi ancora troppe sfere in mano. La carta più pesante doveva stare sul tavolo.

lesson-scoring-leader-title = Gloria al Capo Tribù
lesson-scoring-leader = Hai 40 sfere, e si vince con { $spheres }. Chiudere adesso non basta. Bruno è innocuo, e hai due turni. Vinci.
lesson-scoring-leader-hint-1 = Una catena protetta magica porta { $magic } sfere in più, quella del tuo Capo Tribù { $leader_magic }. Il tuo Capo Tribù è “{ $rider }”.
lesson-scoring-leader-done = Prima il Totem, poi l’ultima catena. Quando la sfida è chiusa, per un Totem è troppo tardi.
lesson-scoring-leader-failed = Due turni sono passati, e non hai vinto.
lesson-scoring-leader-failed-early = La sfida è chiusa, ma nessuna tua catena era magica, e le sfere erano troppo poche.
lesson-scoring-leader-failed-wasted = Uno dei tuoi due turni è passato, e il Totem è ancora nella tua mano.
lesson-scoring-leader-failed-other = Una catena magica, ma non quella del tuo Capo Tribù. Avrebbe portato di più.

lesson-scoring-ahead-title = Solo quando sei in testa
# $goal_tie
lesson-scoring-ahead = Prima di questa sfida hai 70 sfere, Bruno 84, e si vince con { $spheres }. { $goal_tie ->
    [closer] Se più persone ne hanno abbastanza, vince chi ha chiuso la sfida.
   *[highest] Se più persone ne hanno abbastanza, vince il totale più alto.
} Vinci questa partita.
lesson-scoring-ahead-hint-1 = Conta quante sfere avrebbe Bruno se tu chiudessi adesso. Poi guarda che cosa sta coperto accanto a “{ $weaver }”.
lesson-scoring-ahead-done = Chiudere conviene solo a chi in quel momento è in testa. Il bisonte ha fatto la differenza.
lesson-scoring-ahead-failed = Non hai più mosse.
lesson-scoring-ahead-failed-behind = Hai chiuso la sfida con abbastanza sfere. Bruno ne aveva di più.
