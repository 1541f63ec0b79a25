### Exercises on the Savannah, the Mountain, Bonus cards and Evolutions, the glacial map, the Kromosaurus, a whole game.

## The Savannah

exercise-savannah-1 = Une proie demande { $dice } dés et a la valeur { $value }. Vous n’achetez aucun dé. Quelle est la probabilité de l’attraper ?
exercise-savannah-1-hint = { $dice } dés peuvent tomber de { $ways } façons. Comptez celles qui font { $value }, puis celles qui font plus, jusqu’à la plus grande somme possible.
exercise-savannah-1-solution = Toute somme à partir de { $value } suffit (règle savannah.success). Comptez les façons de faire chacune d’elles et additionnez. Sur les { $ways } façons, cela fait { $answer }.

# $small_dice, $small_value, $small_plain_percent, $small_more_percent and so on
exercise-savannah-2 = Vous avez de quoi acheter un dé de plus, pour l’une de trois proies. Contre laquelle augmente-t-il le plus vos chances ?
exercise-savannah-2-small = la petite : { $small_dice } dé, valeur { $small_value }
exercise-savannah-2-middle = la moyenne : { $middle_dice } dés, valeur { $middle_value }
exercise-savannah-2-large = la grande : { $large_dice } dés, valeur { $large_value }
exercise-savannah-2-hint = Pour chaque proie, il vous faut deux probabilités : sans le dé et avec. Ce qui compte, c’est l’écart entre les deux.
exercise-savannah-2-solution = { $answer }. Le dé fait passer vos chances de { $small_plain_percent } à { $small_more_percent } pour la petite, de { $middle_plain_percent } à { $middle_more_percent } pour la moyenne, de { $large_plain_percent } à { $large_more_percent } pour la grande. Quand c’est presque sûr ou presque perdu, il y a moins à gagner.

exercise-savannah-3 = Une proie demande { $dice ->
    [one] un dé
   *[other] { $dice } dés
} et a la valeur { $value }. Elle donne { $bones } Os, qui coûteraient { $reward ->
    [one] { $reward } Krom
   *[other] { $reward } Kroms
} dans la Caverne. Combien de Kroms un dé acheté vaut-il ici pour vous, en moyenne ?
exercise-savannah-3-hint = Sans le dé, vous l’attrapez avec une probabilité de { $plain } ; avec lui, { $more }. Le dé ne vous donne que la différence.
exercise-savannah-3-solution = La probabilité passe de { $plain } à { $more }. Cette différence, multipliée par { $reward ->
    [one] { $reward } Krom
   *[other] { $reward } Kroms
}, fait { $answer }. Le dé coûte { $price } : comparez les deux avant d’acheter.

## The Mountain

exercise-mountain-1 = Vous gardez { $kept } et relancez le dernier dé une fois. Quelle est la probabilité de faire { $full } ?
exercise-mountain-1-hint = Regardez une à une les faces du dernier dé. Lesquelles des { $sides } donnent trois d’un nombre et deux de l’autre ?
exercise-mountain-1-solution = Chacun des deux nombres que vous avez gardés donne { $full } : { $answer }.

exercise-mountain-2 = Votre premier lancer est { $dice }, et vous avez des Kroms pour les { $rerolls } relances. Quels dés gardez-vous ? Vous voulez gagner le plus possible en moyenne, relances payées. Garder les cinq dés veut dire s’arrêter.
exercise-mountain-2-hint = Il y a deux plans dans ce lancer. Combien de dés manque-t-il à chacun pour quelque chose qui rapporte bien ?
exercise-mountain-2-solution = Gardez { $answer } : cela vaut en moyenne { $best_about }. Garder la paire vaut { $pair_about } : cette erreur coûte donc { $lost_about } (le tout en Kroms).

## Bonus cards and Evolutions

exercise-bonus-1 = Alma veut réaliser « { $card } », qui ne montre pas de lieu. Il lui manque une ressource ({ $good }) et elle a { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}. Dans quel lieu est-elle sûre de la réaliser dans cette phase d’action même ?
exercise-bonus-1-cave = dans la Caverne
exercise-bonus-1-forest = dans la Forêt
exercise-bonus-1-savannah = dans la Savane
exercise-bonus-1-mountain = sur la Montagne
exercise-bonus-1-anywhere = n’importe où, ses Kroms suffisent
exercise-bonus-1-hint = Les cartes et les dés peuvent lui apporter ce qu’il faut, ou non. Quel lieu vend ?
exercise-bonus-1-solution = { $answer } : là, elle achète ce qui manque pour { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
} et réalise l’Évolution dans la même phase (règles cave.services et evolutions.cost).

exercise-bonus-2 = Alma joue « { $card } ». Kolos répond par « { $counter } ». Alma a aussi « { $counter } » et le joue aussitôt. Que se passe-t-il ?
exercise-bonus-2-happens = Alma reçoit quand même ses Kroms
exercise-bonus-2-nothing = Alma ne reçoit rien, et les trois cartes sont perdues
exercise-bonus-2-refused = Alma n’en a pas le droit : on ne peut pas contrer un contre
exercise-bonus-2-hint = Un contre est une carte Bonus que quelqu’un d’autre vient de jouer. Contre quoi sert un contre ?
exercise-bonus-2-solution = { $answer }. { $again ->
    [refused] C’est ainsi que cette table l’a tranché
   *[allowed] La carte jouée en dernier agit en premier. Nous le lisons ainsi parce qu’un contre est une carte Bonus
} ; les livrets ne parlent pas d’un contre contré (règle bonus.counter.again).

exercise-bonus-3 = Alma ({ $alma }) et Kolos ({ $kolos }) se battent { $where }. Alma joue une carte qui lui fait lancer un dé de plus et l’ajouter. Personne ne joue d’autre carte. Quelle est maintenant la probabilité qu’elle gagne ?
exercise-bonus-3-hint = Quelles faces la font passer au-dessus de { $kolos } ? Laquelle fait une égalité, et qui gagne une égalité { $where } ?
exercise-bonus-3-solution = Ajoutez chaque face à { $alma } et comparez avec { $kolos }. N’oubliez pas la face qui fait une égalité : le poids la décide, { $where }, pour { $helped }. Elle gagne avec une probabilité de { $answer }.

## The glacial map

exercise-glacial-1 = Le plateau glaciaire. Karok arrive à la Caverne avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} et se repose. Combien en a-t-il ensuite ?
exercise-glacial-1-hint = Deux choses lui arrivent là : l’une au début de sa phase d’action, l’autre parce qu’il se repose.
exercise-glacial-1-solution = La chaleur donne { $warmth }, le repos { $rest } : il en a { $answer } (règles glacial.warmth et cave.rest).

exercise-glacial-2 = Le plateau glaciaire. Alma commence avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} et passe { $turns } tours sans voir la Caverne. Elle ne rencontre personne et ne trouve rien pour se soigner. Combien de points de vie a-t-elle après { $turns } tours ?
exercise-glacial-2-hint = Suivez ses points de vie tour après tour. Que fait le froid à qui n’en a plus qu’un ?
exercise-glacial-2-solution = Points de vie que prend le froid à chaque tour : { $cold }, mais jamais le dernier (règle glacial.last_life). Elle en a { $answer }.

exercise-glacial-3 = Le plateau glaciaire. Alma a { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} et rencontre Kolos { $where }. Personne n’a de carte. Quelle est la probabilité qu’Alma soit assommée à ce tour ?
exercise-glacial-3-hint = Qu’est-ce qui vient d’abord, le combat ou le froid ? Et le froid peut-il assommer quelqu’un ?
exercise-glacial-3-solution = Le combat vient d’abord, et le froid ne peut pas assommer. Il faut donc qu’elle perde au moins { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} dans le combat lui-même : { $answer }.

## The Kromosaurus

exercise-kromosaurus-1 = Dans les { $turns } prochains tours, Alma va dans ces lieux : { $route }. À chaque tour, on pioche l’une des { $cards } cartes du Kromosaure, { $cycle ->
    [yes] qui ne revient que lorsque toutes sont sorties
   *[no] et toutes y sont de nouveau au tour suivant
}. Quelle est la probabilité qu’elle le rencontre au moins une fois ?
exercise-kromosaurus-1-hint = Le contraire est plus facile : quelle est la probabilité qu’elle l’évite chaque fois ?
exercise-kromosaurus-1-solution = { $cycle ->
    [yes] Écrivez tous les ordres dans lesquels ses cartes peuvent sortir, et rayez ceux où elle l’évite chaque fois. La part qui reste :
   *[no] Elle l’évite avec une probabilité de { $missed } à chaque tour, { $turns } fois de suite. Retirez cela de 1 :
} { $answer }. La façon dont ses cartes reviennent est notre lecture des livrets (règle kromosaurus.cards).

exercise-kromosaurus-2 = Il vous reste un point de vie, et au Kromosaure aussi. Vous vous battez à mains nues jusqu’à ce que l’un tombe. Quelle est la probabilité que vous le terrassiez ?
exercise-kromosaurus-2-hint = Un combat a trois fins : vous gagnez, il gagne, personne ne perd rien. Que change la troisième ?
exercise-kromosaurus-2-solution = Vous êtes devant avec une probabilité de { $won } et à égalité avec une probabilité de { $equal }. En cas d’égalité, on se bat simplement encore : laissez-la donc de côté. { $won } / (1 − { $equal }) = { $answer }.

# $most, $beast, $with_life_percent and so on
exercise-kromosaurus-3 = Le Kromosaure a { $beast ->
    [one] { $beast } point de vie
   *[other] { $beast } points de vie
} et se bat contre vous jusqu’à ce que l’un tombe. Qui a les meilleures chances contre lui ?
exercise-kromosaurus-3-life = quelqu’un avec { $most ->
    [one] { $most } point de vie
   *[other] { $most } points de vie
}, à mains nues
exercise-kromosaurus-3-plus = quelqu’un avec { $most ->
    [one] { $most } point de vie
   *[other] { $most } points de vie
} et un point de plus à chaque combat
exercise-kromosaurus-3-die = quelqu’un avec un seul point de vie et un dé de plus à chaque combat
exercise-kromosaurus-3-hint = Bougez les curseurs : d’abord les points de vie, puis les dés. Lequel déplace la courbe ?
exercise-kromosaurus-3-solution = { $answer }. Un seul point de vie et un dé de plus : { $with_die_percent }. Tous ses points de vie, à mains nues : { $with_life_percent }. Tous ses points de vie et un point de plus : { $with_plus_percent }. Les points de vie ne vous offrent que plus de combats. Ce que vous ajoutez à votre dé décide comment ils tournent.

## A whole game

exercise-play-1 = Une partie à deux, en { $goal } points. Alma réalise une Évolution et a { $goal } points. Kolos n’a pas encore eu sa phase d’action à ce tour. Quand la partie finit-elle ?
exercise-play-1-at_once = aussitôt, Kolos ne joue plus
exercise-play-1-end_of_turn = à la fin de ce tour, Kolos joue donc encore
exercise-play-1-next_turn = après un tour de plus pour tout le monde
exercise-play-1-hint = Le but est d’arriver en premier.
exercise-play-1-solution = { $answer }. Il y a un seul gagnant : qui y est en premier (règle ending.goal).

exercise-play-2 = C’est la phase de déplacement. Alma a choisi où aller, Kolos non. Que sait Kolos d’Alma ?
exercise-play-2-krom = combien de Kroms elle a
exercise-play-2-resources = son Bois, ses Cailloux et ses Os
exercise-play-2-hand = combien de cartes Bonus elle a en main
exercise-play-2-cards = quelles cartes Bonus elle a en main
exercise-play-2-destination = où elle va
exercise-play-2-hint = Certaines choses sont devant elle, d’autres dans sa main, une est face cachée.
exercise-play-2-solution = { $answer }. Les mains restent face cachée, et le choix d’un lieu est secret jusqu’à ce que tous aient choisi (règles bonus.hidden et movement.secret). Les livrets ne disent pas si les biens sont visibles ; à cette table, { $goods ->
    [hidden] ils ne le sont pas
   *[public] ils le sont
} (règle table.open).

## misreading-NAME: what it looks like, and what the rule says

misreading-must-beat-the-value = On dirait que la somme doit dépasser la valeur. Exactement la valeur, cela suffit (règle savannah.success).
misreading-exactly-the-value = On dirait que vous n’avez compté que la somme égale à la valeur. Avec plus, on l’attrape aussi (règle savannah.success).
misreading-hardest-gains-most = On dirait que la proie la plus difficile doit gagner le plus. Elle y gagne, mais même avec le dé elle s’échappe le plus souvent.
misreading-surest-gains-most = On dirait que vous avez pris la proie la plus sûre. Là, le dé n’a plus grand-chose à ajouter.
misreading-paid-for-what-you-had = On dirait que vous avez pris la probabilité avec le dé, fois la récompense. Une partie de ces chances, vous l’aviez sans payer.
misreading-whole-reward = On dirait que vous avez pris toute la récompense. Le dé ne rend pas la chose sûre, et sans lui vous aviez aussi des chances.
misreading-price-for-worth = On dirait que vous avez donné le prix. Ce qu’une chose coûte et ce qu’elle vaut pour vous, cela fait deux : la différence est votre gain.
misreading-only-one-face-helps = On dirait que vous n’avez compté qu’une face. Trois d’un nombre et deux de l’autre : les deux nombres gardés conviennent (règle mountain.result.full).
misreading-as-if-two-dice = On dirait que vous lanciez deux dés. Il n’y en a qu’un, avec deux bonnes faces.
misreading-all-dice-again = On dirait que vous avez relancé tous les dés. Les dés que vous gardez restent tels quels (règle mountain.keep).
misreading-a-pair-in-the-hand = On dirait qu’une paire vaut mieux qu’une chance. Quatre de vos dés sont à un pas d’une suite, et avec autant d’essais cela vaut mieux.
misreading-content-with-a-pair = On dirait que vous avez arrêté. Une paire rapporte peu, les premières relances ne sont pas chères, et à un dé de là il y a une suite.
misreading-krom-pays-evolutions = On dirait que des Kroms peuvent remplacer une ressource. Une Évolution se paie avec les ressources qu’elle montre, et rien d’autre (règle evolutions.no_krom).
misreading-home-of-the-resource = On dirait que vous avez pensé au lieu d’où vient cette ressource. Là, elle la trouvera peut-être, ou non : elle voulait être sûre.
misreading-first-counter-stands = On dirait que le premier contre tient, quoi qu’il vienne ensuite. Une carte contrée n’a aucun effet, et un contre est une carte (règle bonus.counter).
misreading-counter-is-final = On dirait qu’un contre est définitif. Les livrets ne le disent pas. C’est une carte Bonus : nous lisons donc qu’on peut le contrer comme toute autre (règle bonus.counter.again).
misreading-heavier-wins-here-too = On dirait que l’égalité est pour l’autre. Le poids la décide, { $where }, pour { $helped } (règle combat.tie.weight).
misreading-new-die-instead = On dirait que le nouveau dé remplace l’ancien. Il s’ajoute à ce qu’elle a (règle bonus.effect.dice).
misreading-no-warmth = On dirait que vous n’avez compté que le repos. La Caverne le réchauffe d’abord (règle glacial.warmth).
misreading-cold-in-the-cave = On dirait qu’il fait froid dans la Caverne. Le froid mord dans les trois autres lieux ; ici, il fait chaud (règle glacial.warmth).
misreading-cold-takes-the-last-life = On dirait que le froid prend aussi le dernier point de vie. Celui-là, il l’épargne (règle glacial.last_life).
misreading-cold-stuns = On dirait que le froid l’a assommée et qu’elle s’est réveillée avec tous ses points de vie. Le froid ne prend jamais le dernier : il n’assomme personne (règle glacial.last_life).
misreading-cold-before-combat = On dirait que le froid l’a affaiblie avant le combat, ou achevée après. Il vient au début de sa phase d’action, et il épargne le dernier point de vie (règles glacial.cold et glacial.last_life).
misreading-losing-is-enough = On dirait qu’il suffit de perdre un combat pour être assommé. On ne l’est que sans aucun point de vie (règle stunned.start).
misreading-chances-added = On dirait que vous avez additionné les probabilités. Avec quelques tours de plus, ce serait alors plus que certain. Multipliez plutôt les probabilités de l’éviter.
misreading-every-time = On dirait qu’elle doit le rencontrer chaque fois. Une seule suffit.
misreading-it-visits-the-cave = On dirait qu’il peut aller dans les quatre lieux. Il n’a pas de carte pour la Caverne (règle kromosaurus.movement).
misreading-one-fight-only = On dirait qu’il n’y a qu’un combat. Après une égalité, vous êtes encore debout tous les deux, et vous recommencez.
misreading-a-tie-fells-it = On dirait qu’une égalité le terrasse. À totaux égaux, personne ne perd de point de vie, qui que le poids fasse gagner (règle combat.damage).
misreading-without-its-plus = On dirait que vous êtes de force égale. Il ajoute toujours quelque chose à son dé (règle kromosaurus.plus).
misreading-life-above-all = On dirait que ce sont les points de vie qui décident. Ils vous laissent perdre plus souvent, et contre lui c’est ce qui arrive.
misreading-safe-and-small = On dirait qu’un petit plus à chaque combat, avec beaucoup de points de vie, mène le plus loin. Un dé entier ajoute bien plus qu’un point.
misreading-turn-is-finished = On dirait que l’on finit le tour. Qui a les points a gagné, même au milieu d’un tour (règle ending.goal).
misreading-one-more-round = On dirait que tout le monde a encore un tour. Il n’y a pas de dernier tour (règle ending.goal).
misreading-goods-are-secret = On dirait que les Kroms et les ressources sont secrets. Les livrets ne le disent pas, et à cette table tout le monde peut les compter (règle table.open).
misreading-open-hands = On dirait que l’on joue mains ouvertes. Les cartes Bonus restent face cachée (règle bonus.hidden).
misreading-an-uncounted-hand = On dirait qu’une main cachée ne peut pas se compter. Ce que sont les cartes est secret ; combien il y en a se voit à cette table (règle table.open).
