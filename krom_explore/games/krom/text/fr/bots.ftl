### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

## Where to go: still face down when it is said

bot-why-movement-easy = { $player } a choisi le lieu qui semblait rapporter le plus tout de suite.
bot-why-movement-aim = { $player } vise « { $card } » et a comparé ce que rapporte chaque lieu avec les rencontres possibles.
bot-why-movement-normal = { $player } a comparé ce que rapporte chaque lieu avec les rencontres possibles.
bot-why-movement-hard = { $player } a imaginé les tours suivants jusqu’à { $games } fois pour chaque lieu, et aucun ne finissait nettement mieux que celui-ci.

## In an action phase

bot-why-realise = { $player } avait tout ce que coûte « { $card } », et { $points ->
    [one] un point maintenant vaut
   *[other] { $points } points maintenant valent
} mieux que d’en attendre d’autres.
bot-why-realise-cheaper = { $player } aurait pu payer « { $other } » à la place. Avec « { $card } », les ressources paient encore autre chose, pour au moins autant de points en tout.
bot-why-rest = Rien de ce qui était à vendre ne valait mieux qu’un repos pour { $player }.
bot-why-buy = { $player } en avait plus besoin que des Kroms dépensés.
bot-why-draw = Une carte de cette pile rapportait à { $player } plus, en moyenne, qu’elle ne coûtait.
bot-why-shuffle = Les cartes parties étaient meilleures que celles de la pile : { $player } les a donc remélangées.
bot-why-hunt = « { $card } » promettait le plus à { $player }, récompense et prix des dés compris : réussite { $chance_often }.
bot-why-climb = Ce que rapporte une ascension en moyenne valait la peine : { $player } a donc grimpé.
bot-why-play = La carte rapportait à { $player } plus maintenant que plus tard.
bot-why-again = { $player } pouvait recommencer, et commencer ne coûtait rien.
bot-why-better = Dans { $games } parties imaginées par { $player }, « { $this } » donnait en moyenne un meilleur résultat que « { $that } ».
bot-why-tried = { $player } a imaginé { $games } parties qui continuaient après « { $this } », et rien d’autre ne finissait nettement mieux.
bot-why-done = Rien d’autre, pour { $player }, ne semblait valoir son prix.

## Other questions

bot-why-reroll = { $player } a suivi les probabilités des dés et ce que rapporte chaque combinaison.
bot-why-reward = { $player } a pris ce qui rapproche le plus des prochaines Évolutions.
bot-why-combination = { $player } a pris la combinaison qui rapporte le plus.
bot-why-combat = Sans la carte, { $player } aurait perdu au combat plus que la carte ne vaut.
bot-why-combat-ahead = { $player } était déjà en tête et a joué la carte pour faire plus mal aux autres : un personnage assommé peut être dépouillé.
bot-why-counter = La carte aurait fait à { $player } plus de mal que ne vaut un contre.
bot-why-pass = { $player } a laissé faire.
bot-why-rob = { $player } a pris ce qui aide le plus, et qui gêne le plus l’adversaire.
bot-why-whom = { $player } a commencé là où il y a le plus à prendre.
bot-why-give = { $player } a donné ce qui manquera le moins.
