### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-order = Qui joue quand
quiz-kind-winner = Qui gagne le combat
quiz-kind-damage = Combien de points de vie
quiz-kind-legal = Est-ce permis
quiz-kind-cost = Combien cela coûte
quiz-kind-keep = Quels dés garder
quiz-kind-likelier = Le plus probable
quiz-kind-chance = Quelle probabilité
quiz-kind-win = Gagner maintenant

## What one has to know of a position

quiz-who = { $name }
quiz-fighter = { $name } : { $weight } kg, { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, lance { $die }
quiz-fighter-there = { $name } { $where } : { $weight } kg, { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, lance { $die }
quiz-is-there = { $name } est { $where }
quiz-plays = { $player } joue ensuite « { $card } », et personne ne contre
quiz-weighs = { $name } : { $weight } kg
quiz-stands = { $player } est { $where } avec { $goods }
quiz-has = { $player } a { $goods }
quiz-has-life = { $player } a { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
quiz-has-krom = { $player } a { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
}
quiz-was-stunned = Au tour précédent, on a assommé { $player } { $where }
quiz-rolled = Les dés montrent { $dice }
quiz-in-discard = Dans la défausse de la Forêt : { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
}
quiz-life = { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
quiz-worth = Ce que valent les choses : la Caverne vend { $services }
quiz-reroll-prices = Prix des relances, l’une après l’autre, en Kroms : { $reroll_prices }
quiz-or-better = Une combinaison meilleure qui la contient compte aussi

## quiz-KIND: what is asked

quiz-order-first = Tout le monde a bougé. Qui joue en premier à ce tour ?
quiz-order = Tout le monde a bougé. Dans quel ordre joue-t-on à ce tour ?
quiz-winner = Un combat { $where }. Qui le gagne ?
quiz-nobody-wins = Personne encore : ceux qui ont le plus grand total relancent
quiz-damage = Un combat { $where }. Combien de points de vie perd { $player } ?
quiz-damage-cold = Un combat { $where }, sur le plateau glaciaire. Combien de points de vie a { $player } une fois sa phase d’action commencée ?
quiz-cost-cards = { $player } pioche { $many ->
    [one] { $many } carte
   *[other] { $many } cartes
} Cueillette en une visite dans la Forêt. Combien de Kroms cela coûte-t-il en tout ?
quiz-cost-dice = { $player } chasse « { $card } » avec { $many ->
    [one] { $many } dé de plus
   *[other] { $many } dés de plus
} que n’en montre la carte. Combien de Kroms cela coûte-t-il ?
quiz-cost-rerolls = { $player } grimpe sur la Montagne et relance { $many } fois. Combien de Kroms coûtent les relances en tout ?
quiz-cost-services = { $healthy ->
    [yes] { $player } achète { $goods } dans la Caverne, et des points de vie jusqu’au maximum. Combien de Kroms cela coûte-t-il en tout ?
   *[no] { $player } achète { $goods } dans la Caverne. Combien de Kroms cela coûte-t-il en tout ?
}
quiz-cost-evolution = Dans la Caverne, { $player } achète ce qui manque et réalise « { $card } ». Combien de Kroms faut-il pour cela ?
quiz-keep = { $rerolls ->
    [one] { $player } grimpe et peut payer { $rerolls } relance. Quels dés garder, pour obtenir en moyenne ce qui vaut le plus de Kroms ?
   *[other] { $player } grimpe et peut payer { $rerolls } relances. Quels dés garder, pour obtenir en moyenne ce qui vaut le plus de Kroms ?
}
quiz-keep-why = { $do } : aux prix de la Caverne, cela vaut en moyenne { $best_about }. Le choix suivant vaut { $next_about } (en Kroms).
quiz-likelier = Qu’est-ce qui est le plus probable ?
quiz-likelier-same = Les deux sont aussi probables l’un que l’autre
quiz-likelier-hunt = { $player } attrape « { $card } » avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
quiz-likelier-win = { $name } gagne un combat { $where } contre { $others }
quiz-likelier-reach = { $rerolls ->
    [0] Un lancer de tous les dés donne { $combination }
    [one] Avec { $rerolls } relance, on obtient { $combination }
   *[other] Avec { $rerolls } relances, on obtient { $combination }
}
quiz-likelier-why = { $what } : { $chance_often }.
quiz-chance-hunt = { $bought ->
    [0] { $player } chasse « { $card } » et lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
   *[other] { $player } chasse « { $card } », paie pour plus de dés et en lance { $dice }.
} Quelle est la probabilité d’attraper la proie ?
quiz-chance-hunt-why = Façons dont les dés font { $value } ou plus : { $ways } sur { $all }.
quiz-chance-equal-why = Façons dont les deux dés tombent égaux : { $ways } sur { $all }. Quoi que montre le premier dé, une seule face du second est pareille.
quiz-chance-win-why = { $ties ->
    [won] { $name } gagne de { $ways } façons sur les { $all } dont peuvent tomber les deux dés : quand son dé est plus haut, et quand ils sont égaux.
   *[lost] { $name } gagne de { $ways } façons sur les { $all } dont peuvent tomber les deux dés : seulement quand son dé est plus haut.
}
quiz-chance-stunned-why = Façons dont les deux dés tombent en donnant à { $other } { $life } d’avance ou plus : { $ways } sur { $all }.
quiz-chance-roams-why = Le Kromosaure a { $all } cartes, toutes aussi probables : { $ways ->
    [one] { $ways } seule y mène.
   *[other] { $ways } d’entre elles y mènent.
}
quiz-chance-die-why = { $ways ->
    [one] Sur les { $all } faces, { $ways } la complète.
   *[other] Sur les { $all } faces, { $ways } la complètent.
}
quiz-chance-dice-why = Façons dont ces dés l’apportent : { $ways } sur { $all }.
quiz-chance-wood-why = Cartes restantes qui apportent du Bois : { $ways } sur { $all }.
quiz-chance-equal = Combat { $where }, un dé chacun : { $players }. Quelle est la probabilité que le poids décide, parce que les dés sont égaux ?
quiz-chance-win = { $name } et { $other } se battent { $where }, un dé chacun. Quelle est la probabilité de victoire pour { $name } ?
quiz-chance-stunned = { $name }, avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, se bat contre { $other } { $where }, un dé chacun. Quelle est la probabilité que l’on assomme { $name } ?
quiz-chance-roams = Les joueurs vont se déplacer, puis le Kromosaure. Quelle est la probabilité qu’il finisse ici : { $place } ?
quiz-chance-die = { $player } garde { $dice } et relance un dé. Avec ce lancer, quelle est la probabilité de faire { $combination } ?
quiz-chance-dice = { $player } garde { $dice } et relance les { $rolled } autres dés. Avec ce lancer, quelle est la probabilité de faire { $combination } ou mieux ?
quiz-chance-wood = Voici les cartes qui restent dans la pile de la Forêt. { $player } en pioche une. Quelle est la probabilité qu’elle apporte du Bois, seul ou avec autre chose ?

quiz-already = Déjà fait : { $told }
quiz-win = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur les { $target } qui font gagner. Quelle Évolution, ou quelle paire d’Évolutions, fait gagner la partie dans cette phase d’action ?

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-one-thing-a-phase = On ne peut faire qu’une seule chose par phase d’action.
quiz-reason-evolutions-in-the-cave = Les Évolutions ne se réalisent que dans la Caverne.
quiz-reason-evolutions-cost-krom = Une Évolution coûte aussi des Kroms, et il n’y en a pas assez.
quiz-reason-home-first = Tout le monde doit d’abord repasser par la Caverne.
quiz-reason-stay-only-unfought = On ne peut rester que si l’on ne s’est pas battu au tour précédent.
quiz-reason-place-taken = Quelqu’un y est déjà, et un lieu est à qui arrive en premier.
quiz-reason-too-far = On ne peut aller que dans le lieu voisin du sien.
quiz-reason-misses-this-turn = Un personnage assommé manque le tour suivant.
quiz-reason-carried-home = Un personnage assommé commence le tour suivant dans la Caverne.
quiz-reason-too-weak = Un personnage assommé n’a pas encore de point de vie et doit d’abord se reposer.
quiz-reason-not-sold-here = Une ressource ne se trouve que dans son lieu, elle ne s’achète pas.
quiz-reason-one-service = On ne peut acheter qu’une chose par visite.
quiz-reason-rest-first = Il faut se reposer avant de pouvoir acheter.
quiz-reason-winner-only = Seul le vainqueur d’un combat peut jouer dans un lieu.
quiz-reason-action-price = L’action du lieu coûte plus de Kroms qu’il n’y en a.
quiz-reason-one-card = On ne peut piocher qu’une carte par visite.
quiz-reason-pay-with-wood = La carte suivante se paie en Bois, et il n’y en a pas assez.
quiz-reason-leave-some = Il faut laisser des cartes aux autres à ce tour.
quiz-reason-price-too-high = La carte suivante coûterait plus de Kroms qu’il n’y en a.
quiz-reason-pile-not-empty = On ne mélange la défausse que si la pile est vide.
quiz-reason-shuffle-price = Mélanger coûte des Kroms, et il n’y en a pas assez.
quiz-reason-nobody-shuffles = La défausse reste où elle est jusqu’à la fin de la partie.
quiz-reason-prey-fled = Une proie échappée est partie, et les autres avec elle.
quiz-reason-hunt-price = Une seconde chasse coûte plus de Kroms qu’il n’y en a.
quiz-reason-one-die-only = On ne peut acheter qu’un seul dé de plus pour une chasse.
quiz-reason-dice-later = Les dés en plus s’achètent après le premier lancer, pas avant.
quiz-reason-climb-price = Une seconde ascension coûte plus de Kroms qu’il n’y en a.
quiz-reason-climb-after-nothing = On ne peut regrimper que si l’on est redescendu sans rien.
quiz-reason-rolled-enough = Après deux lancers, une ascension est finie.
quiz-reason-all-or-none = On relance tous les dés, ou on s’arrête.
quiz-reason-place-action-first = L’action du lieu doit être faite avant une Évolution.
quiz-reason-card-price = Une carte Bonus coûte des Kroms, et il n’y en a pas assez.
quiz-reason-card-when-asked = Une carte Bonus ne sert que contre qui a attaqué.
quiz-reason-not-stunned = On ne peut prendre quelque chose qu’à un personnage assommé.
quiz-reason-won-no-combat = Seul le vainqueur d’un combat peut prendre quelque chose à un personnage assommé.
quiz-reason-beast-far = Le Kromosaure est { $where }, et la carte n’atteint que ceux du même lieu.
quiz-reason-beast-asleep = Le Kromosaure ne perd des points de vie que là où il vient de gagner un combat.

## misreading-NAME: what it looks like, and what the rule says. (Others stand with the exercises.)

# Who acts, who wins
misreading-lighter-everywhere = On dirait qu’une égalité va partout au plus léger. Là où le poids aide, c’est le plus lourd qui passe devant (règle combat.tie.weight).
misreading-low-dice-first = On dirait que les petits dés passent d’abord. Le plus grand total gagne et joue en premier, et les autres suivent du plus grand au plus petit (règle combat.winner).
misreading-combat-comes-first = On dirait qu’un combat passe avant tout le reste. Il a lieu quand vient le tour de son lieu, et dans un lieu d’avant on a déjà joué (règle turn.places).
misreading-stunned-still-act = On dirait que l’on peut encore jouer sans point de vie. Assommé, on n’a pas de phase d’action à ce tour, et les autres avancent d’un rang (règle stunned.no_action).
misreading-the-beast-acts-too = On dirait que le Kromosaure a une phase d’action. Il ne fait que se battre ; le meilleur des joueurs joue en premier (règle kromosaurus.wins).
misreading-places-backwards = On dirait que vous avez pris les lieux par l’autre bout. On va de la Caverne à la Montagne (règle turn.places).
misreading-as-they-sit = On dirait que vous avez suivi l’ordre autour de la table. Ce sont les lieux qui décident, et dans un lieu le combat (règle turn.places).
misreading-heaviest-first-of-all = On dirait que le plus lourd joue en premier. Le poids ne décide qu’entre des dés égaux (règle combat.tie.weight).
misreading-equal-dice-roll-again = On dirait que l’on relance des dés égaux. Le poids règle aussitôt une égalité : il y a toujours un seul vainqueur (règle combat.tie.weight).
misreading-cards-not-counted = On dirait que seuls les dés comptent. Ce qu’ajoute une carte de combat compte dans le total (règle combat.total).
misreading-the-beast-always-wins = On dirait que personne ne peut battre le Kromosaure. Il lance un dé comme tout le monde et ajoute { $plus } : un grand dé peut faire plus (règle kromosaurus.plus).
misreading-most-life-wins = On dirait que le plus de points de vie gagne. Ils disent seulement combien on peut perdre ; c’est le total qui décide (règle combat.winner).

# Life
misreading-life-below-nothing = On dirait que les points de vie peuvent descendre sous zéro. Personne n’en perd plus qu’il n’y en a (règle life.least).
misreading-cards-only-win = On dirait qu’une carte ne compte que pour gagner. On perd l’écart entre les totaux, toutes cartes comprises (règle combat.total).
misreading-difference-to-the-next = On dirait que vous avez pris l’écart avec celui qui est juste devant. La perte se mesure toujours à partir du vainqueur (règle combat.damage).
misreading-differences-added-up = On dirait que vous avez additionné les écarts avec tous ceux qui sont devant. Seul l’écart avec le vainqueur compte (règle combat.damage).
misreading-the-winners-whole-total = On dirait que l’on perd tout le total du vainqueur. On perd seulement l’écart entre les deux totaux (règle combat.damage).
misreading-a-life-for-a-defeat = On dirait qu’une défaite coûte un point de vie. Elle coûte l’écart avec le total du vainqueur (règle combat.damage).
misreading-losers-fall = On dirait qu’un perdant perd tout. On perd l’écart avec le total du vainqueur (règle combat.damage).
misreading-no-weather = On dirait que le temps ne fait rien. Sur le plateau glaciaire, le froid mord, ou la Caverne réchauffe, au début d’une phase d’action (règles glacial.cold et glacial.warmth).
misreading-warm-everywhere = On dirait qu’il fait chaud ici. Seule la Caverne réchauffe ; dans les autres lieux, le froid prend des points de vie (règle glacial.cold).
misreading-full-life-after-combat = On dirait que l’on récupère tout après le combat. Seul un personnage assommé retrouve tous ses points de vie, et cela au tour suivant (règle stunned.recovery).
misreading-fight-forgotten = On dirait que vous avez oublié le combat. Sa perte vient d’abord, puis le temps qu’il fait (règles combat.damage et glacial.cold).
misreading-nothing-was-lost = On dirait que rien n’a changé. Regardez le combat, puis le temps qu’il fait (règles combat.damage et glacial.cold).

# What may be done
misreading-staying-is-allowed = On dirait que l’on peut rester. Tout le monde doit choisir un autre lieu, à chaque tour (règle movement.must_move).
misreading-everybody-goes-home-first = On dirait que le chemin passe par la Caverne. De n’importe quel lieu, on va tout droit dans n’importe quel autre (règle movement.cards).
misreading-only-a-fight-moves-one = On dirait que rester dépend du tour précédent. Personne ne peut rester, quoi qu’il se soit passé (règle movement.must_move).
misreading-a-place-is-full = On dirait qu’un lieu n’a de place que pour un. On peut y venir à plusieurs ; alors on se bat (règle combat.start).
misreading-one-step-at-a-time = On dirait que les lieux sont voisins. Tous les lieux sauf le sien sont ouverts à chaque tour (règle movement.cards).
misreading-stunned-miss-a-turn = On dirait qu’être assommé coûte un tour de plus. Cela coûte la phase d’action du même tour ; ensuite on se réveille et on continue (règle stunned.recovery).
misreading-stunned-go-home-first = Personne n’est ramené à la maison. On se réveille là où l’on est tombé, et on choisit librement à partir de là (règle stunned.recovery).
misreading-stunned-wake-up-weak = On dirait que l’on se réveille affaibli. On se réveille avec tous ses points de vie et on joue comme tout le monde (règle stunned.recovery).
misreading-resting-and-buying = On dirait que l’on peut se reposer et acheter dans la même visite. C’est l’un ou l’autre (règle cave.one_of_two).
misreading-resources-from-their-place-only = On dirait que les ressources ne s’achètent pas. La Caverne en vend de toutes sortes ; ici, c’est une autre règle qui décide (règle cave.services).
misreading-one-thing-a-phase = On dirait qu’une phase ne sert qu’à une chose. Évolutions, cartes Bonus et plusieurs achats tiennent dans une phase (règles turn.phase_order et cave.services).
misreading-one-service-a-visit = On dirait que la Caverne vend une seule chose par visite. Elle en vend autant que vous pouvez payer (règle cave.services).
misreading-rest-before-buying = On dirait qu’un repos vient d’abord. Dans la Caverne, on se repose ou on achète, jamais les deux (règle cave.one_of_two).
misreading-everything-everywhere = On dirait que l’on peut tout faire partout. Chaque lieu a son action, pour ceux qui y sont.
misreading-only-the-winner-acts = On dirait qu’un seul peut jouer dans un lieu. Tous ceux qui sont debout y jouent, dans l’ordre du combat (règle turn.action_phase).
misreading-actions-cost-krom = On dirait qu’une action se paie. Dans la plupart des lieux, le début est gratuit ; ici, ce n’est pas le bon lieu.
misreading-cards-are-free = On dirait que toutes les cartes sont gratuites. Seule la première l’est (règle forest.more_cards).
misreading-one-card-a-visit = On dirait qu’il n’y a qu’une carte par visite. On peut en piocher d’autres, à un prix qui monte (règle forest.more_cards).
misreading-resources-pay-for-cards = On dirait que les cartes se paient en ressources. Elles se paient en Kroms (règle forest.more_cards).
misreading-as-many-cards-as-one-pays = On dirait que l’on peut piocher tant que l’on paie. Une visite a un maximum (règle forest.most).
misreading-the-pile-belongs-to-all = On dirait qu’il faut garder des cartes pour les autres. Personne n’est obligé d’en laisser ; ce qui compte, c’est le maximum par visite (règle forest.most).
misreading-price-goes-on-rising = On dirait qu’il y a un prix pour une carte de plus. Après le dernier prix, il n’y a plus de carte (règle forest.most).
misreading-shuffle-an-empty-pile-only = On dirait que la pile doit être vide. On peut remélanger la défausse avant la première carte de toute visite (règle forest.shuffle).
misreading-shuffling-costs = On dirait que mélanger a un prix. C’est gratuit, mais cela vient avant la première carte (règle forest.shuffle).
misreading-shuffling-is-all = On dirait que la défausse est partie pour de bon. Avant la première carte d’une visite, on peut la remélanger (règle forest.shuffle).
misreading-shuffle-any-time = On dirait que l’on peut mélanger à tout moment. Ce n’est possible qu’avant la première carte (règle forest.shuffle).
misreading-hunt-until-one-is-caught = On dirait que l’on peut chasser jusqu’à attraper quelque chose. Il y a une chasse par phase d’action, réussie ou non (règle savannah.one_hunt).
misreading-missed-prey-is-gone = On dirait qu’une proie manquée s’enfuit. Elle reste pour le chasseur suivant ; mais celui-ci a eu sa chasse (règle savannah.one_hunt).
misreading-a-second-hunt-costs = On dirait qu’une seconde chasse est à vendre. Il n’y en a qu’une par phase d’action, et aucun prix n’en donne une autre (règle savannah.one_hunt).
misreading-one-price-for-any-dice = On dirait qu’un prix paie n’importe quel nombre de dés. Deux dés coûtent plus qu’un (règle savannah.dice_price).
misreading-one-more-die-only = On dirait qu’un dé de plus est le maximum. Voyez combien la règle en permet, et ce qu’ils coûtent (règle savannah.extra_dice).
misreading-dice-after-the-roll = On dirait que les dés s’achètent après le lancer. On les achète avant ; ensuite, il est trop tard (règle savannah.extra_dice).
misreading-climb-again-and-again = On dirait que l’on peut grimper autant que l’on veut. Il y a une ascension par phase d’action (règle mountain.roll).
misreading-a-second-climb-costs = On dirait qu’une seconde ascension est à vendre. On peut relancer des dés pour des Kroms, mais il n’y a qu’une ascension (règle mountain.roll).
misreading-only-after-nothing = On dirait qu’une mauvaise ascension peut se refaire. Il y en a une seule, quoi qu’elle rapporte (règle mountain.roll).
misreading-kept-dice-stay = On dirait qu’un dé gardé doit rester. À chaque relance, on choisit de nouveau (règle mountain.keep.later).
misreading-two-rolls-at-most = On dirait que deux lancers sont le maximum. On peut relancer tant qu’il y a des relances et des Kroms (règle mountain.reroll).
misreading-all-dice-or-none = On dirait qu’il faut relancer tous les dés. On garde ceux que l’on veut et on relance les autres (règle mountain.keep).
misreading-evolutions-only-in-the-cave = On dirait que les Évolutions sont réservées à la Caverne. Elles se réalisent n’importe où, sauf si la carte montre un lieu (règle evolutions.place).
misreading-evolutions-cost-krom-too = On dirait que des Kroms font partie du coût. Une Évolution se paie avec les ressources de sa carte et rien d’autre (règle evolutions.cost).
misreading-place-before-evolutions = On dirait que le lieu vient d’abord. Dans votre propre phase, vous choisissez l’ordre (règle turn.phase_order).
misreading-place-sign-overlooked = On dirait que vous n’avez pas vu le lieu sur la carte. Une telle carte ne sert que là (règles evolutions.place et bonus.place).
misreading-one-evolution-a-phase = On dirait qu’une Évolution est le maximum. Vous pouvez en réaliser autant que vous pouvez payer (règle evolutions.number).
misreading-cards-at-any-time = On dirait qu’une carte Bonus peut servir à tout moment. Une carte de combat est pour un combat, après les dés (règle bonus.combat).
misreading-cards-cost-krom = On dirait qu’une carte Bonus se paie. Celle que l’on a en main ne coûte rien à utiliser, sauf si elle le dit.
misreading-cards-only-when-attacked = On dirait que les cartes Bonus servent à se défendre. Sans symbole particulier, on les utilise dans sa propre phase d’action (règle bonus.action).
misreading-one-card-a-phase = On dirait qu’une carte Bonus est le maximum. Vous pouvez en utiliser autant que vous voulez dans une phase (règle bonus.number).
misreading-steal-from-afar = On dirait que l’on peut voler de n’importe où. La victime doit être dans le même lieu (règle bonus.effect.steal).
misreading-only-the-stunned-are-robbed = On dirait que seuls les personnages assommés peuvent perdre quelque chose. Cela, c’est le butin après un combat ; une carte marche sur tous ceux qu’elle atteint (règle bonus.target).
misreading-every-card-needs-nearness = On dirait que toute carte demande d’être au même endroit. Seul le vol le demande (règle bonus.target).
misreading-the-stunned-are-safe = On dirait que les personnages assommés sont à l’abri. Les cartes peuvent les viser aussi (règle bonus.target).
misreading-only-winners-rob = On dirait qu’il s’agit du butin après un combat. Une carte qui vole ne demande pas de combat, seulement le même lieu (règle bonus.effect.steal).
misreading-the-beast-is-a-player = On dirait que le Kromosaure est un joueur. Aucune carte Bonus ne peut le viser (règle kromosaurus.bonus).
misreading-the-beast-is-out-of-reach = On dirait que seule la distance compte. Même à côté de lui, aucune carte ne peut viser le Kromosaure (règle kromosaurus.bonus).
misreading-only-fighters-hurt-the-beast = On dirait que le dernier vainqueur compte. Le Kromosaure perd des points de vie dans les combats, et aucune carte ne peut le viser (règle kromosaurus.bonus).

# Prices
misreading-only-the-last-price = C’est le prix de la dernière seule. On les paie toutes, l’une après l’autre.
misreading-a-krom-a-card = On dirait que chaque carte de plus coûte un Krom. Le prix monte de carte en carte (règle forest.more_cards).
misreading-a-krom-a-card-from-the-first = On dirait que toutes les cartes coûtent un Krom, même la première. La première est gratuite, et ensuite le prix monte (règle forest.more_cards).
misreading-the-last-price-each-time = On dirait que le dernier prix a été payé chaque fois. Il monte pas à pas.
misreading-first-card-not-free = On dirait que la première carte a été payée, ou pas comptée. Elle est gratuite, et c’est une carte (règle forest.first_card).
misreading-rest-with-the-shopping = On dirait qu’un repos vient avec les achats. Dans la Caverne, on se repose ou on achète : ces points de vie-là s’achètent (règle cave.one_of_two).
misreading-life-from-nothing = On dirait qu’il fallait acheter tous les points de vie. Seulement ceux qui manquent jusqu’au maximum.
misreading-prices-of-dice-added = On dirait que vous avez additionné le prix d’un dé et celui de deux. La liste a un seul prix pour deux dés ensemble (règle savannah.dice_price).
misreading-a-krom-a-die = On dirait qu’un dé coûte un Krom. Il coûte plus (règle savannah.dice_price).
misreading-every-die-is-paid = On dirait que tous les dés se paient. Ceux de la carte de la proie sont gratuits (règle savannah.prey).
misreading-the-value-is-the-price = On dirait que la valeur de la proie est son prix. La valeur est ce que les dés doivent atteindre (règle savannah.success).
misreading-a-krom-a-reroll = On dirait que toutes les relances coûtent pareil. Les dernières coûtent plus (règle mountain.reroll).
misreading-first-roll-paid = On dirait que le premier lancer a été payé. Il est gratuit ; seules les relances coûtent (règle mountain.reroll).
misreading-a-bonus-like-a-resource = On dirait qu’une carte Bonus coûte autant qu’une ressource. Elle est moins chère (règle cave.services).
misreading-a-resource-like-a-bonus = On dirait qu’une ressource coûte autant qu’une carte Bonus. Elle coûte plus (règle cave.services).
misreading-each-kind-paid-once = On dirait que chaque sorte n’a été payée qu’une fois. Chaque pièce a son prix (règle cave.services).
misreading-a-krom-a-piece = On dirait que chaque pièce coûte un Krom. Voyez les prix de la Caverne (règle cave.services).
misreading-what-is-there-forgotten = On dirait que tout a été acheté. Ce qui est déjà là n’est pas à acheter (règle evolutions.cost).
misreading-points-are-the-price = On dirait que les points sont le prix. Ils sont ce que rapporte l’Évolution (règle evolutions.realise).

# Dice to keep
misreading-stopped-too-early = Vous avez arrêté. Ce que montrent les dés serait payé, mais une relance apporte en moyenne plus qu’elle ne coûte.
misreading-went-for-more = Vous avez visé plus du même nombre, en abandonnant quelque chose. Ici, cela coûte plus que cela n’apporte en moyenne.
misreading-kept-a-die-too-many = Vous avez gardé un dé qui ne va avec rien. Il prive seulement la relance d’un dé.
misreading-kept-one-pair-of-two = Vous avez gardé une paire et abandonné l’autre. Avec les deux, un seul dé peut faire un full.
misreading-kept-a-row = Vous avez gardé des dés qui se suivent. Pour une suite, tous les dés doivent convenir, et d’ici cela arrive rarement.
misreading-kept-the-high-dice = Vous avez gardé les dés hauts. Les grands nombres ne valent pas plus que les petits : seules les combinaisons rapportent (règle mountain.best).

# Which is likelier
misreading-may-or-may-not = On dirait que deux choses qui peuvent arriver ou non sont aussi probables. Comptez les façons pour chacune.
misreading-more-dice-are-surer = On dirait que plus de dés, c’est toujours plus sûr. Ce qu’ils doivent atteindre compte aussi (règle savannah.success).
misreading-lower-values-are-easier = On dirait qu’une valeur plus basse est toujours plus facile. Avec plus de dés, on va plus loin (règle savannah.prey).
misreading-less-per-die-is-easier = On dirait que vous avez comparé ce que chaque dé doit apporter. Plusieurs dés se compensent, un seul ne le peut pas.
misreading-places-mixed-up = On dirait que vous avez confondu où le poids aide et où il n’aide pas (règle combat.tie.weight).
misreading-place-does-not-matter = On dirait que le lieu ne compte pas. Il décide de qui gagne une égalité (règle combat.tie.weight).
misreading-earlier-places-are-easier = On dirait qu’un lieu qui passe plus tôt est plus facile. L’ordre des lieux dit qui joue quand ; c’est l’égalité qui fait la différence (règle combat.tie.weight).
misreading-later-places-are-easier = On dirait qu’un lieu qui passe plus tard est plus facile. L’ordre des lieux dit qui joue quand ; c’est l’égalité qui fait la différence (règle combat.tie.weight).
misreading-one-die-is-one-die = On dirait que seul compte son propre dé. Il faut battre tous les autres (règle combat.winner).
misreading-the-others-hurt-each-other = On dirait que les autres se gênent entre eux. Il y a un seul vainqueur, et chaque adversaire de plus rend la chose plus dure (règle combat.winner).
misreading-two-are-worse-than-one = On dirait que deux adversaires sont toujours pires qu’un. Ce que le Kromosaure ajoute à son dé est pire qu’un second dé (règle kromosaurus.plus).
misreading-as-in-the-list = On dirait que les combinaisons sont d’autant plus rares qu’elles sont bas dans la liste. Avec des relances, cela dépend de ce que l’on peut garder.
misreading-more-equal-dice-are-rarer = On dirait que plus il y a de dés égaux, plus c’est rare. Une suite n’a aucun dé égal, et elle est rare (règle mountain.result.straight).

# How likely
misreading-sums-are-all-alike = On dirait que toutes les sommes ont la même probabilité. Les sommes du milieu s’obtiennent de plus de façons.
misreading-as-with-one-die-less = On dirait qu’il y a un dé de moins. Comptez tous les dés lancés.
misreading-faces-up-to-the-value = On dirait que vous avez compté les faces jusqu’à la valeur. Ce sont celles à partir de la valeur qui l’attrapent (règle savannah.success).
misreading-equal-or-not-is-even = Cela arrive ou non, mais les deux n’ont pas la même probabilité. Comptez les faces.
misreading-one-more-than-there-is = On dirait qu’il faut perdre plus de points de vie qu’il n’y en a. En perdre juste autant suffit (règle stunned.start).
misreading-just-as-much-as-there-is = On dirait qu’il faut perdre exactement ce qu’il y a. En perdre plus suffit aussi (règle life.least).
misreading-as-if-the-other-rolled-alone = On dirait que vous n’avez regardé que le dé de l’autre. On perd l’écart entre les deux dés (règle combat.damage).
misreading-here-or-not-is-even = Il est ici ou non, mais les deux n’ont pas la même probabilité. Comptez ses cartes (règle kromosaurus.cards).
misreading-only-one-face-counted = On dirait que vous n’avez compté qu’une face. Il y en a deux qui la complètent.
misreading-a-row-is-open-at-both-ends = On dirait que les deux bouts sont ouverts. Aucun dé ne montre un 0 ou un 7 : une seule face complète donc cette suite.
misreading-chances-of-dice-added = On dirait que vous avez additionné les probabilités des dés. Quand plusieurs le montrent, cela compte double.
misreading-one-die-only = On dirait que vous n’avez compté qu’un des dés. N’importe lequel peut l’apporter.
misreading-all-dice-needed = On dirait que tous les dés doivent le montrer. Un seul suffit.
misreading-just-one-more = On dirait que vous n’avez compté qu’un de plus du même nombre. Mieux compte aussi, même avec d’autres nombres.
misreading-whole-deck-counted = On dirait que vous avez compté tout le paquet. On ne peut piocher que ce qui reste dans la pile.
misreading-wood-or-not-is-even = Elle apporte du Bois ou non, mais les deux n’ont pas la même probabilité. Comptez les cartes de la pile.

# What wins
misreading-points-not-counted = On peut le réaliser, mais les points ne suffisent pas. Comptez ce qui manque pour gagner (règle ending.target).
misreading-paid-twice-with-the-same = Chacune pourrait se payer, mais pas les deux : ce que coûte la première est parti (règle evolutions.cost).
misreading-buys-without-the-cave = On dirait que les ressources manquantes s’achètent ici. Seule la Caverne en vend (règle cave.where).
misreading-most-points-wins = Cela apporterait assez de points, mais on ne peut pas le payer. Voyez ce que cela coûte (règle evolutions.cost).
misreading-nearly-paid-is-enough = Il manque quelque chose pour cela. Une Évolution se paie en entier ou pas du tout (règle evolutions.cost).
