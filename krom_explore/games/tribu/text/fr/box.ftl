### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Une boîte de Tribù, à faire vôtre.

    Les faces des cartes n’ont jamais été publiées. Le livret de règles dit combien il y a de cartes de chaque famille,
    montre un personnage et quelques Dioramas, et explique ce que font les événements, les protections et les actions.
    Tout le reste, ci-dessous, est inventé pour que l’on puisse jouer. Si vous avez le jeu, écrivez ce qui figure sur vos
    cartes à la place de ce qui est ici, enregistrez le fichier et chargez-le : chaque page, chaque graphique et chaque
    réponse suit alors votre boîte.

    Comment c’est écrit :
    - Une ligne qui commence par # est un commentaire. Vous pouvez effacer tous les commentaires.
    - [dioramas.red_horse] commence une carte. « dioramas » est la famille, « red_horse » l’identifiant de la carte :
      minuscules sans accent, chiffres et tirets bas ; aucune autre carte ne peut l’avoir. Les lignes jusqu’au crochet
      suivant sont à cette carte.
    - Pour retirer une carte, effacez ses lignes. Pour en ajouter une, copiez-en une autre, puis changez son identifiant
      et ce qu’elle porte.
    - names = {"{"} en = {"\"Red horse\","} fr = {"\"Cheval rouge\""} {"}"} est ce que les gens lisent, langue par langue. Toutes les
      écritures vont. Sans noms, on montre l’identifiant.
    - copies : combien il y a d’exemplaires d’une carte. spheres : combien de sphères elle porte. Une carte sans sphère
      n’a pas besoin de cette ligne.

    Ce qui peut manquer :
    - Une section entière que vous ne changez pas : elle est alors comme dans la boîte fournie avec l’application. Une
      section présente doit être complète : une famille a exactement les cartes que le fichier énumère.
    - Tout ce qu’une carte n’a pas, et copies quand il n’y en a qu’une.
    - L’origine des choses. Ce que vous laissez tel quel garde sa marque, que le commentaire au-dessus indique ; ce que
      vous changez est marqué comme venant de vous.
box-players =
    Combien de personnes peuvent jouer. Il faut une carte Chef pour chacune.
    least, most : le plus petit et le plus grand nombre de joueurs.
box-setup =
    hand : les cartes que chacun reçoit, et qu’il a en main à la fin de chaque tour.
box-challenge =
    chains : les chaînes complètes qui concluent un défi, pour le plus petit nombre de joueurs, pour un de plus, et ainsi de suite.
box-limit =
    rounds : après tant de tours pour chacun, un défi finit dans tous les cas.
box-goal =
    spheres : combien il en faut pour gagner la partie.
    magic : combien une chaîne magique protégée rapporte en plus. leader : combien en plus si c’est celle du chef.
box-vases =
    Les sortes de vases que demandent les personnages et que montrent les Dioramas. Elles ont des noms et rien d’autre.
box-characters =
    Les personnages, qui commencent les chaînes.
    vases : les vases que demande le personnage, dans l’ordre. leader : s’il en existe une carte Chef.
    colour : red, blue ou both, la couleur de ses sphères. Elle ne compte que si le choix de règle magic_colours le dit.
box-dioramas =
    Les Dioramas. Chacun a exactement une de ces trois choses.
    vase : le vase qu’il montre. any : il vaut n’importe quel vase. totem : il protège une chaîne complète.
    colour : red, blue ou both, la couleur de ses sphères.
box-events =
    Les événements, qui attaquent.
    destroys : combien de vases.
box-protections =
    Les protections.
    saves : combien de vases.
box-actions =
    Les actions. Chacune a exactement une de ces trois choses.
    draw : combien de cartes on pioche et défausse. block : quelqu’un passe un tour. steal : on prend le dernier vase d’une chaîne.
box-rulings =
    Comment les questions ouvertes sont tranchées. Une ligne qui commence par # montre le choix par défaut ; pour trancher
    autrement, enlevez le # et écrivez une des options.
