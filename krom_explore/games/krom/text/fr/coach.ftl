### What the coach of a first game says, each in at most 40 words. What a sentence may say of its moment are the facts
### of its event or question, $me, $target (points that win) and the facts of the box (rulebook.facts).

## What you are asked

coach-goal = Soyez en premier à { $target ->
    [one] { $target } point d’Évolution
   *[other] { $target } points d’Évolution
}{ $length ->
    [short] {" "}(partie courte ; d’habitude { $usual })
   *[whole] {""}
}. Une Évolution se paie en Bois, Cailloux et Os. { $forest ->
    [open] Essayez la Forêt : { $first_card ->
        [0] sa première carte est gratuite, d’autres peuvent venir, et qui se rencontre se bat
       *[other] d’autres peuvent y venir, et qui se rencontre se bat
    }
   *[closed] Chaque lieu apporte autre chose, comme le dit le plateau : choisissez où aller
}.
coach-evolution = Vous avez tout ce que coûte une Évolution marquée. Réalisée, elle rapporte ses points aussitôt, et personne ne pourra vous les prendre.
# $victim
coach-rob = { $victim } tombe à 0 point de vie : personnage assommé. Vous pouvez prendre une chose : la moitié des Kroms, un Bois, un Caillou, un Os, ou une carte Bonus à l’aveugle. Seul ce que possède { $victim } est proposé.
# $totals
coach-combat_card = Les dés sont tombés : { $totals }. Vous avez une carte de combat. Ajoutez-la maintenant, ou passez et gardez-la pour un autre combat.
# $by, $card
coach-counter = { $by } utilise « { $card } », et vous avez un contre. Jouez-le, et cette carte ne fait rien ; ou passez, et gardez-le pour une carte plus méchante.
coach-reward = Cette récompense vous laisse le choix. Prenez ce qui vous rapproche d’une Évolution.
coach-cave = { $services ->
    [none] Dans la Caverne, vous pouvez vous reposer. Cela vous donne { $rest }.
   *[other] Dans la Caverne, vous vous reposez, ce qui vous donne { $rest }, ou vous achetez avec des Kroms. Pas les deux dans une même visite.
}
coach-services = En vente dans la Caverne : { $services }. Achetez autant que vous pouvez payer ; mais qui achète ne se repose pas.
coach-forest = Dans la Forêt, vous piochez des cartes Cueillette. La première { $first_card ->
    [0] est gratuite
    [one] coûte { $first_card } Krom
   *[other] coûte { $first_card } Kroms
}, et vous recevez aussitôt ce qu’elle montre, si elle montre quelque chose.
coach-price = Vous pouvez piocher encore : l’une après l’autre, les cartes coûtent { $card_prices } (en Kroms). Arrêtez quand vous voulez, avec « { do-done } ».
coach-shuffle = Les cartes déjà piochées sont dans la défausse. Avant votre première carte, vous pouvez les remélanger dans la pile : utile quand les bonnes sont parties.
coach-hunt = Choisissez une proie. Chacune montre combien de dés vous lancez, quel total l’attrape et ce qu’elle donne. Vos chances sont à côté du bouton.
# $dice_prices
coach-extra_dice = Avec +, vous achetez des dés avant de lancer : { $dice_prices }. Ils sont payés même si la proie s’échappe.
coach-climb = Sur la Montagne, vous lancez { $dice } dés. Les dés qui vont ensemble rapportent : une paire, un brelan, une suite, et plus encore.
# $price
coach-keep = Touchez les dés que vous voulez garder, puis relancez les autres pour { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}. Ou arrêtez-vous, et prenez ce que vos dés rapportent tels quels.
coach-reroll = { $rerolls ->
    [one] Pendant une ascension, vous pouvez relancer une fois (prix en Kroms : { $reroll_prices }).
   *[other] Pendant une ascension, vous pouvez relancer { $rerolls } fois (prix en Kroms, l’une après l’autre : { $reroll_prices }).
} Ce qu’on peut encore atteindre, et avec quelles chances, est sous « { part-odds } ».
coach-play = Une de vos cartes Bonus peut servir maintenant. Elle fait ce qu’elle dit, une fois, et c’est fini ; ou gardez-la pour un meilleur moment.
coach-done = Il n’y a plus rien à faire ici pour vous. Finissez votre phase d’action, et les autres continuent.
# $card, $cost, $points
coach-aim = Ayez un but : « { $card } » coûte { $cost } et donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on la réalise { $place ->
    [anywhere] partout
   *[other] { at-place }
}. Allez là où se trouve ce qui vous manque. Toutes les Évolutions sont sous « { part-cards } ».
# $last: “1 Bone”, $last_card, $last_price: “3 Krom”, $purse: how many Krom you have
coach-last_one = Pour « { $last_card } », il vous manque seulement { $last }. Dans la Caverne, cela coûte { $last_price }, et vous en avez { $purse }.
coach-must_move = Personne ne peut rester : choisissez n’importe quel lieu sauf le vôtre. Pensez aux lieux que visent les autres : qui se rencontre se bat.
coach-hand = Personne d’autre ne voit vos cartes Bonus. Chacune dit ce qu’elle fait et quand : dans un combat, contre une autre carte, ou quand c’est à vous de jouer.

## What happens

coach-end = { $who ->
    [you] Vous avez
   *[other] { $player } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $target } suffisent{ $length ->
    [short] {" "}dans cette partie courte ; d’habitude, il en faut { $usual }
   *[whole] {""}
}. La partie s’arrête aussitôt, même au milieu d’un tour.
coach-stunned_me = Vous voilà à 0 point de vie : personnage assommé. Vous ne faites plus rien à ce tour. Au début du suivant, vous vous réveillez avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
# $player
coach-robbed_me = Le vainqueur d’un combat peut dépouiller les personnages assommés, tombés à 0 point de vie. { $player } vous a pris { $what ->
    [krom] { $amount } de vos Kroms, c’est-à-dire la moitié
    [bonus] une carte Bonus de votre main
    [wood] un Bois
    [stone] un Caillou
    [bone] un Os
   *[nothing] … rien du tout
}.
coach-woke = Vous vous réveillez avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, et vous continuez comme tout le monde.
coach-reveal = Tout le monde avait choisi en secret, et tous ont bougé d’un coup. Les lieux jouent dans cet ordre : { $order_of_places }.
# $fighters, $place
coach-meeting = Rencontre { at-place } : { $fighters }. Qui se rencontre doit d’abord se battre, et le vainqueur joue en premier. Chacun lance un dé.
# $totals
coach-dice = Le plus grand total gagne. Chacun des autres perd son retard sur le vainqueur, en points de vie.
# $first, $second, $total, $place, $heavier, $first_weight, $second_weight
coach-tie = Égalité à { $total }. Alors le poids décide, et { at-place } c’est le plus { $heavier ->
    [yes] lourd
   *[no] léger
} qui gagne : { $first } ({ $first_weight } kg) passe devant { $second } ({ $second_weight } kg).
coach-tie_again = Encore une égalité, et ici c’est l’inverse : { at-place }, le plus { $heavier ->
    [yes] lourd
   *[no] léger
} gagne, et { $first } passe devant { $second }.
# $winner, $amount, $life
coach-hurt = { $winner } avait { $damage } d’avance : vous perdez { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}. { $life ->
    [0] Il ne vous en reste aucun.
   *[other] Il vous en reste { $life } ; à 0, on est assommé : plus d’action à ce tour.
}
# $winner, $won, $order
coach-order = { $won ->
    [you] Vous gagnez le combat et ne perdez rien.
   *[other] { $winner } gagne le combat.
} Ici, on joue dans l’ordre du combat : { $order }. Qui joue en premier a le premier choix.
# $player
coach-stunned_other = { $player } tombe à 0 point de vie : personnage assommé, sans action à ce tour. Le vainqueur d’un combat peut prendre quelque chose aux personnages qu’il y a assommés.
# $place
coach-alone = Personne d’autre n’est venu ici : pas de combat. C’est à vous de jouer : faites ce que propose le lieu, et servez-vous de vos cartes.
# $total, $value
coach-caught = Il fallait { $value } et vous avez { $total } : proie attrapée ! Vous recevez ce que montre la carte. Une seule chasse par tour.
# $total, $value, $price
coach-missed = Il fallait { $value } et vous avez { $total } : la proie s’échappe, et attend le prochain chasseur.{ $price ->
    [0] {""}
    [one] {" "}Le Krom payé pour plus de dés ({ $price }) est perdu.
   *[other] {" "}Les { $price } Kroms payés pour plus de dés sont perdus.
}
# $combination
coach-result = Ce que montrent vos dés : { $combination }. C’est cela qui compte.{ $mountain_result ->
    [choose] {""}
   *[best] {" "}On regarde toujours tous les dés ensemble, pas une combinaison plus petite.
}
# $left
coach-close_me = Il vous manque encore { $left ->
    [one] { $left } point
   *[other] { $left } points
}. La partie s’arrête dès que vous y êtes : regardez bien ce que vous pouvez payer.
# $sum, $target
coach-realised_me = Vous avez { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
} sur les { $target } qu’il faut. La carte reste visible devant vous, et l’Évolution suivante prend sa place sur la table.
# $player, $left
coach-close = Il ne manque plus à { $player } que { $left ->
    [one] { $left } point
   *[other] { $left } points
}. Un combat peut l’empêcher : un personnage à 0 point de vie est assommé et ne joue pas à ce tour.
# $player, $card, $sum, $target
coach-realised_other = { $player } a réalisé « { $card } » et a { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
} sur { $target }. Cette Évolution n’est plus là pour les autres, et une nouvelle est retournée.
# $goods
coach-goods = Vous gagnez { $goods }. Bois, Cailloux et Os paient les Évolutions. Pas les Kroms, les éclairs ⚡ : c’est l’argent avec lequel on achète en chemin.
# $by, $goods
coach-lost = { $by } a joué une carte Bonus contre vous, et vous perdez { $goods }. Contre une telle carte, seul un contre protège.
# $player, $goods
coach-stolen = { $player } a joué une carte Bonus pour vous voler { $goods }. Cela ne marche que dans le même lieu.
coach-swapped = { $player } a joué une carte Bonus contre vous : vous donnez { $goods } et recevez { $given } en échange. On ne peut pas refuser ; seul un contre vous aide.
# $player, $card
coach-cancelled = Quelqu’un a contré : « { $card } », carte jouée par { $player }, ne fait rien. Les deux cartes sont perdues.
# $player, $total
coach-boosted = { $player } ajoute une carte de combat et arrive à { $total }. Après les dés, chaque combattant peut le faire, et c’est le total qui compte.
# $player, $card
coach-played = { $player } joue une carte Bonus : « { $card } ». Une telle carte ne sert qu’une fois ; ensuite, tout le monde la voit dans la défausse.
# $fighters, $place
coach-fight_others = Rencontre { at-place } : { $fighters }. On s’y bat. Vous êtes ailleurs : cela ne vous touche pas.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-movement-easy = C’est ce qui promet le plus tout de suite.
# $card
hint-why-movement-aim = Cela vous rapproche de « { $card } », même s’il faut vous y battre.
hint-why-movement-normal = C’est ce qui promet le plus, même s’il faut vous y battre.
hint-why-movement-hard = Beaucoup de parties ont été imaginées à partir d’ici, et c’est avec ce coup qu’elles finissaient le mieux.
# $card, $points
hint-why-realise = Vous avez tout ce que coûte « { $card } », et { $points ->
    [one] un point maintenant vaut
   *[other] { $points } points maintenant valent
} mieux que d’en attendre d’autres.
hint-why-realise-cheaper = Vous pourriez payer aussi « { $other } ». Après « { $card } », il reste davantage pour la suivante.
hint-why-rest = Rien de ce qui est à vendre ne vaut mieux pour vous qu’un repos.
hint-why-buy = Vous en avez plus besoin que des Kroms que cela coûte.
hint-why-draw = Une carte de cette pile rapporte en moyenne plus qu’elle ne coûte.
hint-why-shuffle = Les cartes parties sont meilleures que celles qui restent dans la pile.
# $card, $chance_often
hint-why-hunt = « { $card } » promet le plus pour vos prochaines Évolutions, prix des dés compris : réussite { $chance_often }.
hint-why-climb = Ce que rapporte une ascension en moyenne vaut la peine.
hint-why-play = La carte vous rapporte plus maintenant que plus tard.
hint-why-again = Vous pouvez recommencer, et commencer ne coûte rien.
hint-why-done = Rien d’autre de possible ne semble valoir son prix.
hint-why-reroll = C’est ce que disent les probabilités des dés et ce que rapporte chaque combinaison.
hint-why-reward = C’est ce qui rapproche le plus des prochaines Évolutions.
hint-why-combination = C’est ce qui rapporte le plus.
hint-why-combat = Sans la carte, le combat vous coûterait plus que la carte ne vaut.
hint-why-combat-ahead = Vous gagnez déjà, vous pouvez donc passer. Mais la carte augmente ce que perdent les autres, et à 0 point de vie un personnage est assommé : il ne joue plus à ce tour, et vous pourriez le dépouiller.
hint-why-counter = La carte vous ferait plus de mal que ne vaut un contre.
hint-why-pass = Cela ne vaut pas une carte.
hint-why-rob = C’est ce qui vous aide le plus, et gêne le plus l’adversaire.
hint-why-whom = C’est là qu’il y a le plus à prendre.
hint-why-give = C’est ce qui vous manquera le moins.
