### The coach of a first game: coach-NAME for each moment of coach.toml, in fewer than 40 words. Beside what stands before a
### message, each may say the facts of the box (rulebook.facts). $me is the learner, $who whether it is about them.

## What I am asked

# $by, $card, $cards, $theft
coach-defend = { $by } vise { $cards }, et une de vos protections est prête. Retournez-la, même hors de votre tour. Elle sera dépensée : à vous de voir ce que valent vos vases.
# $by, $chain
coach-cannot_defend = { $by } vise votre chaîne « { $chain } », et rien de ce que vous avez face cachée n’aide. On vous le demande quand même, pour ne rien révéler.
coach-goal = Qui a { $spheres } sphères après un défi gagne. Cette partie est en cours : les sphères de chacun sont à côté des noms. Piochez une carte pour commencer votre tour.
coach-one_thing = Voici vos cartes, une de plus que d’habitude. Faites une chose avec l’une d’elles : commencer une chaîne, en continuer une, activer, jouer ou défausser. Puis votre tour est fini.
# $chain
coach-alone = « { $chain } » n’a pas encore de vase. Votre chef pourrait attendre, mais tout autre personnage doit recevoir son premier vase à ce tour, ou il est perdu.
# $chain
coach-totem = Votre chaîne « { $chain } » est complète, et un Totem convient. Personne n’y touchera plus. D’une seule couleur, elle est magique : { $magic } sphères de plus, { $leader_magic } avec votre chef.
# $needed
coach-i_am_close = Encore une chaîne complète, et le défi finit aussitôt. Ce que les autres ont encore compte alors contre eux ; ce que vous avez ne compte pas.
# $player
coach-another_is_close = Il ne manque qu’une chaîne complète à { $player }. Ensuite, les sphères de votre main et de vos cartes cachées sont retirées. Débarrassez-vous de ce que vous ne pouvez pas poser.
coach-attack = Un de vos événements est prêt. Au lieu de piocher, vous pouvez le retourner et détruire les derniers vases d’une chaîne. Un Totem met une chaîne à l’abri.
coach-use = Un Diorama que vous avez face cachée convient à une chaîne. Au lieu de piocher, vous pouvez le retourner et l’y poser. Votre main ne change pas.
coach-take = Il y a un Diorama sur le dessus de la défausse. Vous pouvez le prendre au lieu de piocher : vous savez alors ce que vous recevez.
coach-begin = Un personnage commence une chaîne et montre les vases qu’il demande. Choisissez-en un dont vous avez le premier vase : il le lui faut à votre prochain tour.
coach-vase = Vous avez un vase qui convient. Il va à la place suivante de la chaîne, dans l’ordre que montre le personnage. Une carte par tour.
coach-colour = Attention aux couleurs. Toutes conviennent, mais une chaîne d’une seule couleur avec son Totem rapporte { $magic } sphères de plus, et celle de votre chef { $leader_magic }.
coach-play = Vous avez une action. Elle se joue depuis la main, une fois, puis elle est hors jeu jusqu’au défi suivant. Vous pouvez aussi la défausser.
coach-activate = À côté d’une chaîne, vous pouvez poser une carte face cachée : un événement pour attaquer plus tard, une protection ou un Diorama. Dans la main, événements et protections ne font rien.
coach-swap = Une carte face cachée peut s’échanger contre une carte de votre main. Votre tour continue ensuite : cela ne vous coûte rien.
coach-nothing_fits = Aucune carte ne peut être posée maintenant. Défaussez celle dont vous pouvez vous passer. À la fin de votre tour, vous avez de nouveau { $hand } cartes.
# $number
coach-discard = Vous avez pioché, et vous en défaussez maintenant autant. Gardez ce qui convient à vos chaînes, nouvelle carte ou non.
coach-leader = La couronne marque votre chef. Ce personnage n’est jamais perdu faute de vase, et sa chaîne est celle qui rapporte le plus si elle devient magique.

## What happens

# $player, $who, $total
coach-end = { $who ->
    [you] Vous avez
   *[other] { $player } a
} { $total } sphères, et il en fallait { $spheres }. La partie est finie.
# $player, $who, $number
coach-closed = { $who ->
    [you] Vous avez
   *[other] { $player } a
} { $number } chaînes complètes. Le défi finit aussitôt, et chacun compte.
coach-exhausted = Il n’y a plus de Diorama à piocher : le défi est fini. Chacun compte ce qui est sur la table, et rien n’est retiré.
# $number
coach-hostile_me = Vous n’avez pas conclu le défi : ce que vous avez encore est hostile. { said-spheres } de moins pour vous.
# $player, $number
coach-hostile_other = { $player } n’a pas conclu le défi. Ce qui est encore en main ou face cachée est hostile : { said-spheres } de moins.
# $player, $who, $chain, $number
coach-magic = { $who ->
    [you] Votre chaîne
   *[other] Chez { $player }, la chaîne
} « { $chain } » est protégée et d’une seule couleur. Cela rapporte { said-spheres } en plus de celles des cartes.
# $number, $total
coach-scored = Toutes les sphères de vos chaînes comptent, complètes ou non : { $number } pour ce défi. Avec celles d’avant, vous en avez { $total }.
# $player
coach-next = Personne n’a encore { $spheres } sphères : on joue un autre défi. Toutes les cartes sont mélangées, { $player } distribue, et chacun garde son chef et ses sphères.
# $player, $card, $cards, $target_chain
coach-attacked = { $player } attaque votre chaîne « { $target_chain } » avec « { $card } ». Vous perdriez { $cards }. Seule une protection face cachée à côté d’une de vos chaînes peut aider.
# $chain, $cards
coach-destroyed_me = Votre chaîne « { $chain } » a perdu { $cards }. Les vases se perdent par la fin. Une place vide peut être remplie de nouveau.
coach-held_me = Vos vases sont saufs, et la protection est dépensée. Elle a aidé là où elle était : une seule couvre toutes vos chaînes.
# $chain
coach-left_alone = Chez vous, « { $chain } » n’a plus de vase. Il lui faut de nouveau le premier à votre prochain tour, ou la carte est perdue.
# $player, $who, $chain
coach-leader_alone = { $who ->
    [you] Chez vous
   *[other] Chez { $player }
}, « { $chain } » n’a plus de vase. Tout autre personnage devrait en recevoir un aussitôt ; un chef peut attendre.
# $chain
coach-lost_me = « { $chain } » n’avait pas de vase à la fin de votre tour : la carte est perdue, avec ce qui était à côté. Une autre pourra recommencer cette chaîne.
# $player, $card, $chain
coach-robbed = { $player } a volé « { $card } ». On ne peut prendre que le dernier vase d’une chaîne, et il faut pouvoir le poser aussitôt. Une protection ou un Totem l’empêche.
# $player
coach-blocked = { $player } vous bloque : vous passez votre prochain tour. Rien n’y aide, mais vous pouvez encore vous défendre.
# $player
coach-skipped = Blocage : { $player } passe un tour. La carte qui en est la cause est hors jeu jusqu’au défi suivant.
# $player, $who, $chain
coach-magical = { $who ->
    [you] Votre chaîne
   *[other] Chez { $player }, la chaîne
} « { $chain } » a son Totem, et tout est d’une seule couleur : elle est magique. À la fin du défi, cela rapporte des sphères en plus.
# $player, $who, $chain
coach-safe = { $who ->
    [you] Votre chaîne
   *[other] Chez { $player }, la chaîne
} « { $chain } » a son Totem et ne risque plus rien : personne ne peut l’attaquer ni y voler un vase.
# $chain, $number, $needed
coach-complete_me = Tous les vases de « { $chain } » sont là : une chaîne complète. Vous en avez { $number } sur les { $needed } qui concluent le défi. Un Totem la protégerait.
# $player, $chain, $number, $needed
coach-complete_other = { $player } a { $number ->
    [one] { $number } chaîne complète
   *[other] { $number } chaînes complètes
}. Avec { $needed }, le défi est fini. Seuls attaques et vols peuvent briser une chaîne, tant qu’elle n’a pas de Totem.
# $player, $chain, $cards
coach-harmed = Chez { $player }, la chaîne « { $chain } » a perdu { $cards }. Une chaîne qui était complète doit l’être de nouveau pour compter.
# $player
coach-face_down = { $player } a posé une carte face cachée. C’est peut-être un événement pour attaquer, une protection, ou juste un Diorama. Tout le monde le verra quand on la retournera.
# $player, $chain
coach-lost_other = Chez { $player }, « { $chain } » n’a pas eu de vase à temps : la carte est perdue. Elle va sous la défausse.
# $chain
coach-counts = Un vase compte avec ses sphères tant qu’il est là, et le personnage aussi. La chaîne montre combien il y en a.
# $player, $card
coach-left_for_me = { $player } a défaussé « { $card } ». Ce qui est défaussé est visible. Si un Diorama est sur le dessus, le joueur suivant peut le prendre.
coach-rebuilt = La pioche était vide : on a mélangé la défausse, qui devient la nouvelle pioche. Ce qui a été défaussé peut revenir.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-lead = C’est la chaîne qui promet le plus de sphères.
hint-why-draw = Une nouvelle carte vous promet plus que ce qui est déjà là.
# $card
hint-why-take = « { $card } » a sa place, ou l’aura, dans une de vos chaînes.
# $target, $chain
hint-why-attack = De toutes les chaînes à portée, c’est « { $chain } », chez { $target }, qui a le plus à perdre.
# $chain, $number
hint-why-place = Cela rapporte { said-spheres }, et « { $chain } » avance d’une place.
# $chain
hint-why-complete = Cela complète « { $chain } », et vous rapproche de la fin du défi.
hint-why-close = Cela conclut le défi, et ce que les autres ont encore compte contre eux.
# $chain, $number
hint-why-totem = Cela met « { $chain } » à l’abri pour de bon, et rapporte { said-spheres }.
# $chain, $number
hint-why-magical = Cela met « { $chain } » à l’abri et la rend magique. Cela rapporte { said-spheres }.
# $card, $number, $held
hint-why-begin = { $held ->
    [yes] Vous avez déjà son premier vase.
   *[no] Vous n’avez pas encore de premier vase pour cette carte, mais { $number ->
        [one] il y a { $number } carte qui convient et qu’on n’a pas encore vue
       *[other] il y a { $number } cartes qui conviennent et qu’on n’a pas encore vues
    }.
}
hint-why-begin-leader = C’est votre chef, et on ne le perd jamais : il peut attendre son premier vase.
# $family
hint-why-activate = { $family ->
    [events] Un événement ne peut attaquer que s’il est à côté d’une chaîne.
    [protections] Une protection ne peut aider que si elle est à côté d’une chaîne.
   *[other] La carte y attend sa place et libère votre main.
}
# $family
hint-why-swap = { $family ->
    [events] Un événement ne peut attaquer que s’il est à côté d’une chaîne, et votre tour continue.
    [protections] Une protection ne peut aider que si elle est à côté d’une chaîne, et votre tour continue.
   *[other] Cette carte est plus utile là, et votre tour continue.
}
hint-why-play-draw = De nouvelles cartes vous promettent plus que les anciennes.
# $target
hint-why-play-block = Vous gagnez à chaque tour où { $target } ne joue pas.
# $card, $target
hint-why-play-steal = « { $card } », c’est un vase de plus pour vous, et un de moins pour { $target }.
# $card
hint-why-discard = « { $card } » est ce dont vous pouvez le mieux vous passer.
hint-why-protect = Vous avez plus à perdre que ne vaut la carte.
hint-why-pass = Cela ne vaut pas une carte, ou aucune n’aide.
