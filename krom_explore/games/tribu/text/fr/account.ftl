### The account of a game that is over

# $player, $who, $number, $challenges
account-won-spheres = { $who ->
    [you] Vous avez gagné
   *[other] { $player } a gagné
} avec { said-spheres }, après { $challenges ->
    [one] un défi
   *[other] { $challenges } défis
}.
# $player, $number
account-then = { $player } prend la deuxième place, avec { said-spheres }.

# $rank, $of, $number
account-came-behind = Vous finissez { account-place } sur { $of }, avec { said-spheres }
# $player, $own, $theirs
account-behind-table = { account-came-behind }. La plus grande différence était sur la table : { $theirs } sphères dans les chaînes chez { $player }, { $own } dans les vôtres.
account-behind-magic = { account-came-behind }. La plus grande différence, c’est la magie : les chaînes magiques ont rapporté { $theirs } sphères à { $player }, et { $own } à vous.
account-behind-hostile = { account-came-behind }. La plus grande différence, c’est ce que vous aviez en main quand quelqu’un d’autre concluait un défi : { $own } sphères hostiles, contre { $theirs } pour { $player }.

account-spheres = Sphères
account-spheres-over = Sphères après chaque défi
account-challenge = Défi
account-challenges = Défi par défi
# $challenge, $turn, $how, $player, $who
account-closed = { $how ->
    [complete] { $who ->
        [you] Vous avez conclu le défi { $challenge }
       *[other] { $player } a conclu le défi { $challenge }
    }
    [exhausted] Le défi { $challenge } a fini faute de Dioramas,
   *[rounds] Le défi { $challenge } s’est arrêté après trop de tours,
} au tour { $turn }.
account-counted-table = Sur la table
account-counted-magic = Chaînes magiques
account-counted-hostile = Hostiles
account-result = Résultat

account-losses = Attaques et pertes
account-attacks = Attaques menées
account-vases-lost = Vases perdus dans des attaques
account-vases-stolen = Vases perdus par vol
account-defended = Protections utilisées
account-characters-lost = Personnages perdus
account-turns-skipped = Tours passés
