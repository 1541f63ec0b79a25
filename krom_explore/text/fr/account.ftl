### The account of a game that is over.

account-title = Bilan de la partie
account-won = { $who ->
    [you] Vous avez gagné
   *[other] { $player } a gagné
}, après { $steps ->
    [one] une réponse ou un lancer
   *[other] { $steps } réponses et lancers
}.
account-place = { $rank ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
    [5] à la cinquième place
    [6] à la sixième place
   *[other] à la place { $rank }
}
account-came = Vous finissez { account-place } sur { $of }, avec { $points }.
account-you = { $player } (vous)
account-rank = Rang
account-player = Joueur
account-points = Points
account-points-title = Points
account-steps = Réponses et lancers
account-curve = Points au fil du temps
account-costly = { $n ->
    [one] La décision la plus coûteuse
   *[other] Les { $n } décisions les plus coûteuses
}
account-estimate = Estimer aussi les autres choix
account-estimate-go-on = Continuer l’estimation
account-estimate-stop = Arrêter
account-estimating = Choix essayés : { $done } sur { $all }
account-estimate-how = Des bots jouent la suite de nombreuses fois, à partir de chacun des autres choix et de ce que l’on aurait pu choisir à la place. Cela prend environ une minute.
account-reason = Pourquoi cela s’est fini ainsi
account-found = Voir les décisions qui ont coûté le plus
account-try = Y retourner et essayer autrement
account-back = Retour à la fin de la partie
account-rematch = Revanche, même ordre des joueurs
account-rematch-new = Revanche, autre ordre des joueurs
account-replay = Revoir depuis le début
account-table = En tableau
account-too-much = Il s’est passé trop de choses dans cette partie pour tout juger ici.
