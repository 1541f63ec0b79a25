### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Une boîte de Krom, à faire vôtre.

    Les listes de cartes n’ont jamais été publiées. Les livrets de règles donnent les nombres des plateaux ; les cartes
    des quatre paquets et les poids des personnages, ci-dessous, sont inventés pour que l’on puisse jouer. Si vous avez
    le jeu, écrivez ce qui figure sur vos cartes à la place de ce qui est ici, enregistrez le fichier et chargez-le :
    chaque page, chaque graphique et chaque réponse suit alors votre boîte.

    Comment c’est écrit :
    - Une ligne qui commence par # est un commentaire. Vous pouvez effacer tous les commentaires.
    - [hunt.dodo] commence une carte. « hunt » est le paquet, « dodo » l’identifiant de la carte : minuscules sans accent,
      chiffres et tirets bas ; aucune autre carte ne peut l’avoir. Les lignes jusqu’au crochet suivant sont à cette carte.
    - Pour retirer une carte, effacez ses lignes. Pour en ajouter une, copiez-en une autre, puis changez son identifiant
      et ce qu’elle porte.
    - names = {"{"} en = {"\"Dodo\","} fr = {"\"Dodo\""} {"}"} est ce que les gens lisent, langue par langue. Toutes les écritures vont.
      Sans noms, on montre l’identifiant.
    - Les biens sont krom, wood (Bois), stone (Caillou), bone (Os), life (points de vie) et bonus (cartes Bonus) ;
      resource veut dire wood, stone ou bone, au choix.
    - Les lieux sont cave (Caverne), forest (Forêt), savannah (Savane) et mountain (Montagne).

    Ce qui peut manquer :
    - Une section entière que vous ne changez pas : elle est alors comme dans la boîte fournie avec l’application. Une
      section présente doit être complète : un paquet a exactement les cartes que le fichier énumère.
    - Tout ce qu’une carte n’a pas : des biens, un lieu, et copies quand il n’y en a qu’une.
    - L’origine des choses. Ce que vous laissez tel quel garde sa marque, que le commentaire au-dessus indique ; ce que
      vous changez est marqué comme venant de vous.
box-players =
    Combien de personnes peuvent jouer.
    least, most : le plus petit et le plus grand nombre de joueurs.
box-setup =
    Comment une partie commence.
    place : où tout le monde commence. krom, bonus : les Kroms et les cartes Bonus que chaque joueur reçoit.
    prey, evolutions : combien de cartes de ces deux paquets sont face visible.
box-life =
    most : les points de vie d’un personnage indemne.
box-target =
    Les points d’Évolution qui font gagner.
    points : pour le plus petit nombre de joueurs, pour un de plus, et ainsi de suite. longer : combien de plus dans une partie longue.
box-combat =
    heavier_wins : les lieux où le plus lourd gagne une égalité. Dans les autres, c’est le plus léger.
box-cave =
    Le plateau de la Caverne.
    rest : ce que donne un repos. prices : le prix de chaque chose en Kroms. life_block : combien de points de vie on achète à la fois.
box-forest =
    Le plateau de la Forêt.
    prices : les Kroms pour la première carte Cueillette, pour la deuxième, et ainsi de suite. Aucune ne peut coûter moins que la précédente.
box-savannah =
    Le plateau de la Savane.
    extra_dice : les Kroms pour un dé de plus à la chasse, pour deux, et ainsi de suite.
box-mountain =
    Le plateau de la Montagne.
    dice : combien de dés on lance. rerolls : les Kroms pour la première relance, pour la deuxième, et ainsi de suite.
    results : ce que rapporte chaque combinaison. gives : à coup sûr. choice : une de ces choses, au choix du joueur.
    rival : ce que devient le choix avec l’autre lecture des icônes (le choix de règle mountain_icons).
box-glacial =
    Le plateau glaciaire.
    cold : les points de vie que prend le froid. warmth : ceux que rend le lieu chaud.
box-supply =
    Les jetons de la boîte (krom, wood, stone, bone). Ils comptent si le choix de règle « supply » le dit.
box-kromosaurus =
    Le Kromosaure.
    weight : en kilogrammes. life : au départ. plus : ce qu’il ajoute à son dé. trophy : les points de qui le détient.
    destinations : ses cartes, chacune étant le nom d’un lieu.
box-characters =
    Les personnages. Entre les crochets se trouve le nom, entre guillemets droits s’il n’a pas que des lettres simples : [characters."Mörhy"].
    weight : en kilogrammes. Deux personnages ne peuvent pas peser autant, sauf si le choix de règle equal_weights dit ce qui se passe alors.
box-hunt =
    Le paquet des proies.
    dice : combien de dés on lance. value : ce qu’ils doivent faire au moins. reward : ce que donne la proie.
    copies : combien il y a de telles cartes, s’il y en a plus d’une.
box-gathering =
    Le paquet Cueillette.
    reward : ce que donne la carte ; sans cette ligne, rien. copies : combien il y a de telles cartes.
box-evolution =
    Le paquet Évolution.
    points : ce qu’elle rapporte. cost : le Bois, les Cailloux et les Os qu’elle demande. place : où il faut être, si la carte montre un lieu.
    copies : combien il y a de telles cartes, s’il y en a plus d’une.
box-bonus =
    Le paquet Bonus. Une carte a un seul de ces effets :
    dice : autant de dés de plus au combat. plus : autant de plus au combat. counter = true : elle arrête une autre carte Bonus.
    gain : vous recevez cela. lose : un autre joueur perd cela. steal : vous prenez cela à un joueur qui est dans le même lieu que vous.
    pay et gain : vous payez ceci et recevez cela. give et take : vous donnez ceci à un autre joueur et prenez cela.
    place : où il faut être pour la jouer, si la carte montre un lieu. copies : combien il y a de telles cartes.
box-rulings =
    Les questions que les livrets laissent ouvertes, et comment elles sont tranchées. Pour en trancher une autrement,
    enlevez le # au début de sa ligne et écrivez une autre de ses options.
