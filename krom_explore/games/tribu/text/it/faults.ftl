### Tribù: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-card-id = { $near ->
    [none] Un id si scrive con lettere minuscole, cifre e trattini bassi. Ciò che si legge sta nei suoi nomi.
   *[other] Un id si scrive con lettere minuscole, cifre e trattini bassi, per esempio “{ $near }”. Ciò che si legge sta nei suoi nomi: names = {"{"} it = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Un nome deve avere da 1 a { $most } lettere o segni visibili.
bad-card-twice = Un’altra carta ha già questo id.
bad-no-vases = Un personaggio deve chiedere almeno un vaso.
bad-diorama-kind = Un Diorama deve avere esattamente una di queste cose: un vaso, any = true, o totem = true. Questo ha: { $found }.
bad-action-effect = Un’Azione deve avere esattamente una di queste cose: un numero di carte da pescare, block = true, o steal = true. Questa ha: { $found }.
bad-players-leaders = Nella scatola ci sono { $most } personaggi con una carta Capo Tribù: si gioca da { $least } a { $most }, non in { $found }.
bad-chains-players = Ci vuole un numero di catene per ogni numero di giocatori da { $least } a { $most }: { $wanted ->
    [one] { $wanted } voce
   *[other] { $wanted } voci
}, non { $found }.
bad-chains-characters = { $most ->
    [one] Nella scatola c’è solo { $most } personaggio
   *[other] Nella scatola ci sono solo { $most } personaggi
}, e nessuno può averne uno due volte. Quindi nessuno può completare { $found } catene.
bad-deck-small = Per queste mani il mazzo deve avere almeno { $wanted } carte, ma ne ha { $found }.
bad-deck-large = Il mazzo può avere al massimo { $most } carte, ma ne ha { $found }.
bad-no-dioramas = Nella scatola nessun Diorama mostra un vaso: nessuna catena potrebbe mai crescere.
bad-no-spheres = Nella scatola nessun personaggio e nessun Diorama ha una sfera: nessuno potrebbe mai averne { $goal }.

# Players and positions

bad-list-of-names = Qui ci vuole un elenco di nomi.
bad-how-many-players = Si gioca da { $least } a { $most } persone, non in { $found }.
bad-player-name = { $found ->
    [none] Qui manca un nome. Deve avere da 1 a { $most } lettere o segni visibili.
   *[other] Il nome di chi gioca deve avere da 1 a { $most } lettere o segni visibili, con un solo spazio fra le parole, non “{ $found }”.
}
bad-player-twice = C’è già qualcuno di nome “{ $name }”, forse con altre maiuscole.
bad-unknown-card = Non c’è una carta “{ $found }” che possa stare qui.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi “{ $near }”?
}
bad-other-family = “{ $card }” non può stare qui: { $family ->
    [characters] ci vuole un personaggio
    [dioramas] ci vuole un Diorama
   *[actions] ci vuole un’Azione
}.
bad-too-many-copies = { $copies ->
    [0] In questa scatola non c’è una carta “{ $card }”.
    [one] C’è solo { $copies } carta “{ $card }”, ed è già usata.
   *[other] Ci sono solo { $copies } carte “{ $card }”, e sono già tutte usate.
}
bad-at-most-cards = Qui c’è posto al massimo per { $most ->
    [one] { $most } carta
   *[other] { $most } carte
}, non per { $found }.
bad-leader-twice = “{ $card }” è già il Capo Tribù di { $name }.
bad-chain-twice = C’è già una catena “{ $card }”. Nessuno può averne due dello stesso personaggio.
bad-vase-order = “{ $card }” non può essere il vaso numero { $number } di “{ $character }”. Deve essere uno di questi: { $names }.
bad-vase-too-many = “{ $card }” chiede { $most ->
    [one] { $most } vaso
   *[other] { $most } vasi
} e non ne vuole di più.
bad-vase-any-twice = In una catena può esserci un solo Diorama per qualsiasi vaso: per “{ $card }” qui non c’è posto.
bad-totem-no-vase = “{ $card }” è un Totem e non prende il posto di un vaso. Va nel campo totem.
bad-totem-needs = Un Totem vuole una catena completa: { $wanted ->
    [one] { $wanted } vaso
   *[other] { $wanted } vasi
}, non { $found }.
bad-not-active = “{ $card }” non può essere attiva: possono esserlo solo Diorami, Eventi e Protezioni.
bad-no-block = “{ $card }” non è un’Azione che blocca.
bad-one-block = Nessuno deve saltare più di un turno finché la decisione second_block dice “refused”, non { $found }.
bad-deck-short = { $missing ->
    [one] In questa mano manca { $missing } carta
   *[other] In questa mano mancano { $missing } carte
}, ma il mazzo ne ha solo { $found } da dare.
bad-already-closed = { $found } catene complete avrebbero già chiuso la sfida: ne bastano { $needed }.
bad-already-exhausted = Nel mazzo e fra gli scarti non c’è più nessun Diorama: la sfida sarebbe già finita.
