### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-destroys = détruit { said-vases }
number-saves = sauve { said-vases }
number-spheres = { said-spheres }
number-goal = Pour gagner
number-magic = En plus pour une chaîne magique
number-leader = En plus si c’est celle de votre chef
number-players = À { $number } joueurs, un défi se conclut avec
number-chains = { $number ->
    [one] { $number } chaîne complète
   *[other] { $number } chaînes complètes
}

page-game = Tribù
page-game-lead = Un jeu de cartes et de chaînes : donnez à vos personnages les vases qu’ils demandent, et tenez loups et voleurs à l’écart.
# $players
page-game-1 = Pour { $players } joueurs, chacun avec sa tribu. Vous posez un personnage, puis ses vases un par un, et chaque carte rapporte des sphères.
# $spheres
page-game-2 = Les cartes face cachée à côté d’une chaîne attaquent ou protègent. Qui a en premier { $spheres } sphères à la fin d’un défi gagne.
home-start = La chaîne « Cavalier » d’Ada a un vase. C’est à elle de jouer.
home-end = Une carte par tour, et un œil sur ce qui est face cachée. Et ainsi de suite, jusqu’à ce que quelqu’un ait assez de chaînes complètes.

page-chain = Une chaîne
page-chain-lead = D’abord un personnage, puis ses vases, dans l’ordre où il les demande.
# $hand
page-chain-1 = À votre tour : prenez une carte, puis faites une chose avec une de vos cartes. À la fin, vous en avez de nouveau { $hand }.
page-chain-2 = Un personnage montre quels vases il veut, et dans quel ordre. Le suivant est dessiné à la place vide. Rouge ou bleu, les deux conviennent.
# $for_any
page-chain-3 = { $for_any ->
    [none] {""}
   *[other] { $for_any } vaut n’importe quel vase, mais une seule fois par chaîne.{" "}
}Avec tous ses vases, une chaîne est complète. On peut alors y mettre un Totem, comme un toit : personne ne peut plus l’attaquer.
page-chain-4 = Une chaîne protégée d’une seule couleur est magique, et vaut bien plus. Regardez la couleur du Totem avant de le poser.
try-chain-first = Une première chaîne
try-chain-order = Quelle carte convient ?
try-chain-totem = Le bon Totem
watch-chain = Une chaîne grandit jusqu’au bout

page-lonely = Le personnage seul
page-lonely-lead = Un personnage sans vase a jusqu’à la fin de votre prochain tour. Après, il est perdu.
page-lonely-1 = Vous posez un personnage à un tour et son premier vase au suivant. Si ce vase n’est pas là à temps, le personnage va sous la défausse, avec ce qui est face cachée à côté de lui.
page-lonely-2 = Mieux vaut donc avoir le premier vase en main avant de poser le personnage. Sinon, les probabilités vous disent ce que vous risquez.
page-lonely-3 = Le personnage de votre chef n’est jamais perdu, même s’il reste longtemps seul.
try-lonely-at_hand = Avec et sans le vase en main
try-lonely-last_turn = Le dernier tour pour le sauver
try-lonely-leader = Le chef et un autre
watch-lonely = L’un est perdu, le chef attend

page-attack = Activer et attaquer
page-attack-lead = Posez une carte face cachée à côté d’une chaîne. À un tour suivant, vous la retournez au lieu de prendre une carte.
page-attack-1 = À côté de chacune de vos chaînes, il peut y avoir une carte face cachée : un Diorama, un événement ou une protection. La poser prend tout votre tour.
# $events
page-attack-2 = Une fois retourné, un événement attaque la chaîne de quelqu’un d’autre : { $events }, les derniers d’abord. Une chaîne avec un Totem ne risque rien.
# $active_reach
page-attack-3 = Un Diorama que vous retournez continue { $active_reach ->
    [same_chain] la chaîne à côté de laquelle il est
   *[any_chain] n’importe laquelle de vos chaînes
}, et vous ne prenez pas de carte à ce tour.
page-attack-4 = Une fois par tour, après avoir pris une carte, vous pouvez échanger une carte face cachée contre une carte de votre main. Puis votre tour continue.
try-attack-activate = Poser face cachée, ou échanger
try-attack-attack = Un loup et un bison
try-attack-own = Un vase qui attend
watch-attack = Un bison arrive

page-protection = La protection
page-protection-lead = Qui est attaqué peut retourner une protection, même hors de son tour.
# $protections
page-protection-1 = Une protection doit être face cachée à côté d’une de vos chaînes, n’importe laquelle : dans la main, elle ne sert à rien. { $protections }.
page-protection-2 = On pose la question à quiconque a une carte face cachée, quelle qu’elle soit. Les autres n’apprennent donc pas ce que vous avez, sauf si vous le montrez.
page-protection-3 = Ce qui n’est pas sauvé est perdu. L’événement et la protection vont sous la défausse. N’importe quelle protection arrête un vol.
try-protection-both = Deux protections au choix
try-protection-bluff = Rien pour se défendre
try-protection-theft = Au voleur !
watch-protection = Une moitié sauvée, puis tout

page-actions = Les actions
page-actions-lead = Prenez une carte, puis jouez une action de votre main : piochez davantage, bloquez quelqu’un, ou volez.
# $draws
page-actions-1 = { $draws ->
    [none] Aucune action de cette boîte ne fait piocher de cartes.
   *[other] { $draws }, et vous en défaussez autant, l’une après l’autre.
}
# $second_block
page-actions-2 = Un blocage fait passer un tour à un autre joueur. D’ici là, il reste à côté d’une de ses chaînes.{ $second_block ->
    [adds] {" "}Un deuxième, et ce sont deux tours.
   *[refused] {" "}On ne peut pas bloquer quelqu’un deux fois à la fois.
}
page-actions-3 = Avec un vol, vous prenez le dernier vase d’une chaîne adverse et le posez aussitôt dans une des vôtres. S’il ne va nulle part, vous ne pouvez pas le prendre.
page-actions-4 = Les actions jouées sont hors jeu jusqu’au défi suivant. Celle que vous ne voulez pas jouer se défausse comme toute autre carte.
try-actions-draw = Piocher et défausser
try-actions-block = Bloquer au bon moment
try-actions-steal = Que peut-on voler ?
watch-actions = Un blocage, puis un vol

page-scoring = Les sphères et la fin
page-scoring-lead = Assez de chaînes complètes, et le défi est conclu. Chacun compte, et les retardataires paient pour ce qu’ils ont en main.
# $needed_chains
page-scoring-1 = Chaînes complètes qui concluent un défi : { $needed_chains }. Il finit aussi quand il n’y a plus de Diorama ni dans la pioche ni dans la défausse.
page-scoring-2 = Toutes les sphères visibles dans vos chaînes comptent, même celles des chaînes incomplètes.
# $magic, $leader_magic
page-scoring-3 = Une chaîne magique en rapporte { $magic } de plus, celle de votre chef { $leader_magic } de plus.
# $spheres
page-scoring-4 = Qui a conclu le défi oublie le reste. Les autres perdent autant de sphères qu’ils en ont en main et face cachée. Puis vient le défi suivant, jusqu’à ce que quelqu’un en ait { $spheres }.
try-scoring-close = Conclure, ou attendre ?
try-scoring-magic = Quelle chaîne vaut plus ?
try-scoring-last = Le dernier défi
watch-scoring = Un défi se conclut
