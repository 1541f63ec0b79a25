# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it, one
# variable for each ruling, and the facts of the box (rulebook.facts). Numbers of the game stand in the ruleset, not here.

chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-chain = Les chaînes
chapter-lonely = Les personnages seuls
chapter-active = Les cartes actives
chapter-attack = L’attaque
chapter-protection = La protection
chapter-action = Les actions
chapter-deck = Pioche et défausse
chapter-challenge = Le défi
chapter-score = Les sphères

source-en = livret anglais, lignes { $where } de la transcription
source-f1 = livret italien de l’ancienne édition
source-dossier = nos notes, { $where }

## Pieces of sentences that several rules and pages share

# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } à { $most }
}
# $chains, and $players: “2 or 3”
said-needed = { $chains } avec { $players } joueurs
# $card, $number
said-destroys = « { $card } » détruit { said-vases }
said-saves = « { $card } » sauve { said-vases }
said-draws = « { $card } » fait piocher { said-cards }

## Setup

rule-setup-players = Le jeu est pour { $players } joueurs. On y gagne des sphères avec des chaînes de personnages et de vases, et qui a { $spheres } sphères en premier prend la tête de la tribu.
rule-setup-leaders = { $leaders ->
    [chosen] Chacun choisit une carte Chef, à tour de rôle et au vu de tous, avant que les autres cartes soient distribuées.
   *[blind] Les cartes Chef sont face cachée. Chacun en prend une, puis on les retourne toutes.
} Le personnage qui y figure est votre chef pour toute la partie.
rule-setup-deal = Chacun reçoit { $hand } cartes. Le reste, face cachée, forme la pioche.
rule-setup-first = Qui distribue joue en premier. On continue dans le sens des aiguilles d’une montre.
rule-setup-scenario = On peut aussi commencer au milieu d’une partie, dans toute position où les règles peuvent mener.

## The turn

rule-turn-one = À votre tour, vous faites exactement une chose. Soit vous prenez une carte, puis vous en défaussez, posez, activez ou jouez une ; soit vous n’en prenez pas et vous retournez une carte active. On ne peut pas passer.
rule-turn-draw = Sauf si vous retournez une carte active, votre tour commence par une carte à prendre : dans la pioche ou, si c’est permis, sur le dessus de la défausse.
rule-turn-discard = Si vous n’avez rien posé, activé ni joué, vous défaussez une carte, et votre tour est fini.
rule-turn-play = Après avoir pris une carte, vous pouvez jouer une action de votre main. Votre tour est alors fini.
rule-turn-character = Après avoir pris une carte, vous pouvez poser un personnage, qui commence une chaîne. Votre tour est alors fini.
rule-turn-diorama = Après avoir pris une carte, vous pouvez poser un Diorama à la place suivante d’une de vos chaînes. Votre tour est alors fini.
rule-turn-activate = Après avoir pris une carte, vous pouvez poser une carte face cachée à côté d’une de vos chaînes. Elle est désormais active, et votre tour est fini.
rule-turn-swap = Après avoir pris une carte, vous pouvez échanger une carte active contre une carte de votre main. Il vous reste alors à défausser, poser, activer ou jouer une carte.
rule-turn-use = Au lieu de prendre une carte, vous pouvez retourner une carte active. Un Diorama continue une de vos chaînes, un événement attaque la chaîne de quelqu’un d’autre. Votre tour est alors fini.
rule-turn-hand = Quand un tour est fini, chacun a { $hand } cartes en main.

## Chains

rule-chain-begin = Une chaîne commence par un personnage. Ses Dioramas suivent aux tours d’après, une carte par tour.
rule-chain-order = Chaque personnage montre les vases qu’il demande. Les Dioramas à côté de lui doivent montrer ces vases, dans cet ordre. Leurs couleurs sont libres.
rule-chain-any = { $for_any ->
    [none] Dans cette boîte, aucun Diorama ne vaut n’importe quel vase.
   *[other] { $for_any } peut prendre la place de n’importe quel vase, mais pas d’un Totem. Un seul par chaîne. Ses sphères vont avec les deux couleurs.
}
rule-chain-complete = Une chaîne est complète quand elle a tous les vases que demande son personnage, quelles que soient leurs couleurs.
rule-chain-totem = Une chaîne complète peut recevoir un Totem. Elle est alors protégée : personne ne peut plus l’attaquer ni y voler quelque chose.
rule-chain-magical = Une chaîne protégée dont les sphères sont d’une seule couleur est magique.
rule-chain-doubles = Vous ne pouvez avoir qu’une chaîne par personnage.
rule-chain-doubles-leader = C’est vrai aussi pour votre chef : on ne le perd jamais, mais il ne peut pas venir deux fois.

## Lonely characters

rule-lonely-deadline = Un personnage sans vase doit recevoir son premier vase au prochain tour de son propriétaire. Sinon, il va sous la défausse, avec la carte active qui est à côté de lui.
rule-lonely-when = Il est perdu à la fin de ce tour, pas avant. Personne n’est obligé de le sauver.
rule-lonely-attacked = Un personnage qui perd son dernier vase dans une attaque est de nouveau seul : son premier vase doit revenir au prochain tour de son propriétaire.
rule-lonely-stolen = C’est pareil quand le dernier vase est volé. Un vase volé peut aussi sauver un personnage seul chez le voleur.
rule-lonely-several = Vous pouvez avoir plusieurs personnages sans vase. Comme on ne pose qu’une carte par tour, vous ne pouvez en sauver qu’un.
rule-lonely-leader = Le personnage de votre propre chef n’est jamais perdu, même sans vase.
rule-lonely-blocked = { $blocked_lonely ->
    [counts] Un tour passé compte : à la fin de ce tour, un personnage seul est perdu.
   *[waits] Un tour passé ne compte pas : un personnage seul attend le prochain vrai tour de son propriétaire.
}

## Active cards

rule-active-cards = On peut activer les Dioramas, les événements et les protections. Pas les personnages ni les actions.
rule-active-one = À côté d’une chaîne, il ne peut y avoir qu’une carte face cachée, et on n’active qu’une carte par tour.
rule-active-where = Un personnage sans vase suffit : on peut poser une carte face cachée à côté de lui.
rule-active-secret = Les cartes actives sont face cachée. Vous pouvez toujours regarder les vôtres.
rule-active-swap = Vous ne pouvez échanger qu’une carte active par tour, contre une carte qui peut être activée. L’autre revient dans votre main.
rule-active-any_card = La carte que vous venez de prendre peut servir à l’échange, et celle qui revient peut servir à la suite.
rule-active-follow = { $swap_then_play ->
    [refused] Après un échange, vous défaussez, posez ou activez une carte. On ne peut pas jouer d’action.
   *[allowed] Après un échange, vous défaussez, posez, activez ou jouez une carte, même une action.
} Ce que vous activez alors va à côté d’une autre chaîne.
rule-active-use = Un Diorama actif est retourné et posé là où il convient. À ce tour, vous ne prenez pas de carte et n’en défaussez pas.
rule-active-draw = Qui a pris une carte ne peut pas retourner une carte active au même tour.
rule-active-reach = { $active_reach ->
    [same_chain] Un Diorama actif ne peut continuer que la chaîne à côté de laquelle il est.
   *[any_chain] Un Diorama actif peut continuer n’importe laquelle de vos chaînes, où qu’il soit.
}
rule-active-totem = Un Totem est un Diorama. On peut l’activer aussi, et le retourner quand une de vos chaînes est complète.

## Attack

rule-attack-event = On attaque avec un événement actif, à côté d’une de ses chaînes. On ne peut pas le jouer depuis la main.
rule-attack-declare = On pose l’événement à côté de la chaîne attaquée. Son propriétaire répond, et c’est alors seulement que quelque chose est perdu.
rule-attack-target = Une attaque vise une chaîne d’un autre joueur.
rule-attack-destroys = { $events ->
    [none] Il n’y a pas d’événement dans cette boîte.
   *[other] Un événement détruit des vases à partir de la fin d’une chaîne, pour ne pas laisser de trou. { $events }.
}
rule-attack-totem = Une chaîne avec un Totem ne peut pas être attaquée.
rule-attack-empty = Une chaîne sans vase ne peut pas être attaquée.
rule-attack-short = { $attack_short ->
    [refused] On ne peut pas envoyer un événement contre une chaîne qui a moins de vases qu’il n’en détruit.
   *[what_there_is] Si une chaîne a moins de vases qu’un événement n’en détruit, elle perd ceux qu’elle a.
}
rule-attack-leader = Une carte Chef évite à son personnage d’être perdu. Ses vases peuvent être attaqués comme tous les autres.

## Protection

rule-protection-active = Qui est attaqué peut retourner une protection active à côté d’une chaîne, quel que soit le joueur dont c’est le tour. On ne peut pas la jouer depuis la main, ni sans attaque.
rule-protection-reach = Une protection aide n’importe laquelle de vos chaînes, où qu’elle soit.
rule-protection-one = Contre chaque attaque, une seule protection.
rule-protection-optional = Personne n’est obligé de se défendre.
rule-protection-asked = À chaque attaque, on pose la question à qui a une carte face cachée, quelle qu’elle soit. Ainsi, la question ne révèle pas qui pourrait se défendre.
rule-protection-saves = { $protections ->
    [none] Il n’y a pas de protection dans cette boîte.
   *[other] Une protection sauve des vases qui seraient perdus. { $protections }.
}
rule-protection-part = Si une attaque détruit plus que ce qui est sauvé, les vases de l’intérieur restent et les derniers sont perdus. La protection est dépensée dans tous les cas.
rule-protection-blocked = Qui doit passer un tour peut tout de même se défendre.

## Actions

rule-action-play = Les actions se jouent depuis la main, après avoir pris une carte, une par tour. On ne peut pas les activer.
rule-action-discard = Une action que vous ne voulez pas jouer se défausse comme toute autre carte.
rule-action-draw = { $draws ->
    [none] Aucune action de cette boîte ne fait piocher de cartes.
   *[other] Certaines actions font piocher des cartes, et on en défausse autant. { $draws }.
}
rule-action-draw-order = Vous pouvez défausser les cartes de votre main que vous voulez, même celles que vous venez de piocher, dans l’ordre que vous voulez.
rule-action-block = Une action de blocage se pose à côté d’une chaîne d’un autre joueur, qui doit passer un tour.
rule-action-skip = Un joueur bloqué passe un tour. Ensuite, la carte rejoint les actions jouées.
rule-action-block-chain = On ne peut bloquer que quelqu’un qui a une chaîne, car la carte se pose à côté. Un personnage sans vase suffit, et un Totem n’y change rien.
rule-action-block-once = { $second_block ->
    [adds] Qui doit passer un tour peut être bloqué encore, et passe alors un tour de plus.
   *[refused] Qui doit passer un tour ne peut pas être bloqué de nouveau avant.
}
rule-action-block-answer = Aucune protection n’aide contre un blocage.
rule-action-block-gone = Si la chaîne d’à côté est perdue, la carte rejoint aussitôt les actions jouées, et le tour est passé quand même. Aucun blocage ne survit à un défi.
rule-action-steal = Une action de vol prend le dernier Diorama d’une chaîne d’un autre joueur.
rule-action-steal-fit = Ce qui est volé doit être posé aussitôt dans une de vos chaînes. Si aucune ne l’accepte, on ne peut pas le voler.
rule-action-steal-any = Un Diorama qui vaut n’importe quel vase peut être volé aussi, pour une chaîne qui n’en a pas.
rule-action-steal-totem = On ne peut rien voler dans une chaîne avec un Totem.
rule-action-steal-defence = Toute protection active arrête un vol, quel que soit le nombre de vases qu’elle sauve.
rule-action-steal-spent = Un vol arrêté est fini, et l’action est dépensée.

## Deck and discard

rule-deck-take = Au lieu de piocher, vous pouvez prendre le dessus de la défausse, si c’est un Diorama.
rule-deck-again = { $discard_again ->
    [forbidden] Ce que vous avez pris dans la défausse ne peut pas être défaussé au même tour.
   *[allowed] Ce que vous avez pris dans la défausse peut être défaussé au même tour.
}
rule-deck-discard = Ce qu’on défausse va sur le dessus de la défausse.
rule-deck-under = Les cartes actives utilisées, les vases détruits et les personnages perdus vont sous la défausse.
rule-deck-open = Tout le monde voit ce qui va à la défausse, même une carte active perdue avec son personnage.
rule-deck-order = Les cartes vont sous la défausse dans cet ordre : les vases à partir du dernier, le personnage, sa carte active, l’événement, la protection. Si la défausse est vide, la première de ces cartes en devient le dessus.
rule-deck-rebuild = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Seule la carte du dessus reste.
rule-deck-when = La pioche est refaite quand il faut une carte et qu’il n’y en a plus, pas avant.
rule-deck-short = S’il y a trop peu de cartes pour une action qui fait piocher, vous piochez celles qui restent et en défaussez autant.
rule-deck-played = Les actions jouées sont mises à part. Elles reviennent au défi suivant.

## The challenge

rule-challenge-complete = Qui a assez de chaînes complètes conclut le défi. Il en faut { $needed_chains }.
rule-challenge-at_once = Un défi finit aussitôt, avec la carte qui complète la dernière chaîne, même volée. Cette chaîne n’a donc jamais de Totem.
rule-challenge-broken = Seules comptent les chaînes complètes à ce moment-là. Une chaîne brisée doit être complétée de nouveau.
rule-challenge-exhausted = Un défi finit aussi quand il n’y a plus de Diorama ni dans la pioche ni dans la défausse.
rule-challenge-tested = On le vérifie à la fin d’un tour, une fois partis les personnages seuls.
rule-challenge-rounds = Un défi qui n’en finit pas s’arrête quand chacun a joué { $rounds } tours. On compte comme si les Dioramas étaient épuisés.
rule-challenge-next = Pour le défi suivant, on mélange toutes les cartes, et c’est le joueur suivant, dans le sens des aiguilles d’une montre, qui distribue. Les chefs et les totaux restent.

## Spheres

rule-score-table = Après un défi, chacun compte les sphères sur les cartes de ses chaînes et les ajoute à son total.
rule-score-incomplete = Les chaînes incomplètes comptent aussi, tout comme un personnage seul.
rule-score-magic = Chaque chaîne magique protégée rapporte { $magic } sphères de plus.
rule-score-leader = La chaîne magique protégée de votre propre chef en rapporte { $leader_magic } de plus, à la place.
rule-score-colours = { $magic_colours ->
    [with_character] Pour une chaîne magique, les vases, le Totem et le personnage doivent être de la même couleur.
    [vases] Pour une chaîne magique, les vases doivent être de la même couleur. Celle du Totem ne compte pas.
   *[vases_and_totem] Pour une chaîne magique, les vases et le Totem doivent être de la même couleur. Celle du personnage ne compte pas.
} Les sphères des deux couleurs vont avec l’une et l’autre.
rule-score-closer = Qui conclut le défi met de côté sa main et ses cartes actives. Elles ne comptent pas.
rule-score-hostile = Chacun des autres compte les sphères de sa main et de ses cartes actives. Elles sont hostiles : on les retire.
rule-score-exhausted = Si personne ne conclut le défi, on ne retire rien à personne.
rule-score-negative = { $below_zero ->
    [floor] Qui aurait moins de zéro pour un défi reçoit zéro.
   *[allowed] Qui a moins de zéro pour un défi voit son total baisser.
}
rule-score-goal = Qui a { $spheres } sphères après un défi gagne la partie.
rule-score-tie = { $goal_tie ->
    [closer] Si plusieurs en ont assez, la victoire va à qui, parmi eux, a conclu le défi, ou sinon au plus grand total.
   *[highest] Si plusieurs en ont assez, le plus grand total gagne.
} Si les meilleurs sont à égalité, on joue un autre défi.
