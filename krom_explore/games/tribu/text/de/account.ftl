### The account of a game that is over

# $player, $who, $number, $challenges
account-won-spheres = { $who ->
    [you] Du hast
   *[other] { $player } hat
} mit { said-spheres } gewonnen, nach { $challenges ->
    [one] einem Wettstreit
   *[other] { $challenges } Wettstreiten
}.
# $player, $number
account-then = Platz 2: { $player }, mit { said-spheres }.

# $rank, $of, $number
account-came-behind = Du bist auf { account-place } von { $of }, mit { said-spheres }
# $player, $own, $theirs
account-behind-table = { account-came-behind }. Der größte Unterschied lag auf dem Tisch: { $theirs } Sphären in den Ketten von { $player }, { $own } in deinen.
account-behind-magic = { account-came-behind }. Der größte Unterschied war Magie: { $player } bekam { $theirs } Sphären für magische Ketten, du { $own }.
account-behind-hostile = { account-came-behind }. Der größte Unterschied war, was du noch hattest, wenn jemand anderes einen Wettstreit beendete: { $own } feindliche Sphären, bei { $player } { $theirs }.

account-spheres = Sphären
account-spheres-over = Sphären nach jedem Wettstreit
account-challenge = Wettstreit
account-challenges = Wettstreit für Wettstreit
# $challenge, $turn, $how, $player, $who
account-closed = { $how ->
    [complete] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } Wettstreit { $challenge } in Zug { $turn } beendet.
    [exhausted] Wettstreit { $challenge } endete in Zug { $turn }, weil kein Diorama mehr da war.
   *[rounds] Wettstreit { $challenge } endete in Zug { $turn }, nach zu vielen Zügen.
}
account-counted-table = Auf dem Tisch
account-counted-magic = Magische Ketten
account-counted-hostile = Feindlich
account-result = Ergebnis

account-losses = Angriffe und Verluste
account-attacks = Eigene Angriffe
account-vases-lost = Durch Angriffe verlorene Vasen
account-vases-stolen = Durch Diebstahl verlorene Vasen
account-defended = Eingesetzte Schutzkarten
account-characters-lost = Verlorene Charaktere
account-turns-skipped = Ausgesetzte Züge
