### The account of a game that is over

# $player, $who, $number, $challenges
account-won-spheres = { $who ->
    [you] Hai vinto
   *[other] { $player } ha vinto
} con { said-spheres }, dopo { $challenges ->
    [one] una sfida
   *[other] { $challenges } sfide
}.
# $player, $number
account-then = Secondo posto per { $player }, con { said-spheres }.

# $rank, $of, $number
account-came-behind = Finisci { account-place } su { $of }, con { said-spheres }
# $player, $own, $theirs
account-behind-table = { account-came-behind }. La differenza più grande era sul tavolo: sfere nelle catene di { $player } { $theirs }, nelle tue { $own }.
account-behind-magic = { account-came-behind }. La differenza più grande l’ha fatta la magia: per le catene magiche { $player } ha ricevuto { $theirs } sfere, tu { $own }.
account-behind-hostile = { account-came-behind }. La differenza più grande l’ha fatta ciò che avevi in mano quando un’altra persona chiudeva una sfida: sfere ostili tue { $own }, di { $player } { $theirs }.

account-spheres = Sfere
account-spheres-over = Sfere dopo ogni sfida
account-challenge = Sfida
account-challenges = Sfida per sfida
# $challenge, $turn, $how, $player, $who
account-closed = { $how ->
    [complete] { $who ->
        [you] Hai chiuso tu
       *[other] { $player } ha chiuso
    } la sfida { $challenge }
    [exhausted] La sfida { $challenge } è finita perché non c’erano più Diorami,
   *[rounds] La sfida { $challenge } è finita dopo troppi turni,
} al turno { $turn }.
account-counted-table = Sul tavolo
account-counted-magic = Catene magiche
account-counted-hostile = Ostili
account-result = Risultato

account-losses = Attacchi e perdite
account-attacks = Attacchi fatti
account-vases-lost = Vasi persi in attacchi
account-vases-stolen = Vasi persi in furti
account-defended = Protezioni usate
account-characters-lost = Personaggi persi
account-turns-skipped = Turni saltati
