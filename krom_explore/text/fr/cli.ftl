### The command line and the game in the terminal. The words that are typed (why, board, undo …) are English.

cli-about = Krom Explore : jouez contre des bots, cherchez une règle, demandez ce que feront les dés.
cli-play = Jouer dans le terminal. Le premier joueur, c’est vous ; les autres sont des bots.
cli-players = qui est à table, vous d’abord (par défaut : autant que d’habitude)
cli-seed = un nombre ou un mot qui décide de tous les dés et de toutes les pioches (par défaut : 0)
cli-play-seed = un nombre ou un mot qui décide de tous les dés et de toutes les pioches (par défaut : un autre à chaque fois)
cli-game-number = Partie { $seed }. Les mêmes dés encore une fois : --seed { $seed }
cli-scenario = commencer par une position d’un fichier TOML ou JSON
cli-load = continuer une partie enregistrée avec « save FICHIER »
cli-rules = jouer avec votre propre boîte (TOML)
cli-ruling = trancher autrement une question ouverte
cli-against = le niveau des bots (par défaut : normal)
cli-rehearse = demander chaque lancer et chaque pioche au lieu de les tirer de la graine
cli-lang = la langue des phrases (par défaut : en)
cli-odds = probabilités exactes
cli-box = Les règles en toutes lettres, et la boîte du jeu sous forme de fichier.
cli-rule = une règle, ou toutes celles qui commencent ainsi
cli-template = écrire la boîte fournie en fichier commenté, pour la modifier
cli-check = dire ce qui ne va pas dans votre boîte
cli-checked = { $n ->
    [0] Cette boîte est utilisable.
    [one] Une chose ne va pas.
   *[other] { $n } choses ne vont pas.
}
cli-game = le jeu voulu (par défaut : le premier)
bad-no-rule = Aucune règle ne porte ce nom.

play-welcome = Vous êtes { $player }. Tapez le numéro de ce que vous voulez faire, ou « help ».
play-help =
    Un nombre         choisir cette option (sa forme courte marche aussi)
    why N             pourquoi la ligne N est arrivée : la règle en cause
    why not RÉPONSE   ce qui interdit une réponse
    board             ce qui est sur la table, et dans votre main
    undo, redo        retour à votre dernière décision (dés compris), et de nouveau en avant
    save FICHIER      garder la partie ; la reprendre plus tard : krom-explore play --load FICHIER
    link              la partie en un seul mot court
    quit              partir
play-rehearse = { $dice ->
    [True] Tapez les dés (6 3 2 ; plusieurs d’une même main avec des virgules : 4,5), ou rien pour ceux de la graine.
   *[other] Tapez la carte, ou rien pour celle de la graine.
}
play-why = Tapez « why » et le numéro d’une ligne de 1 à { $most }, ou « why not » et une réponse.
play-legal = « { $answer } » est permis.
play-save-name = Tapez « save » et le nom d’un fichier.
play-saved = Enregistré sous { $file }.
play-save-failed = { $why ->
    [missing] Impossible d’écrire { $file } : ce dossier n’existe pas.
    [folder] Impossible d’écrire { $file } : c’est un dossier.
    [denied] Impossible d’écrire { $file } : ce n’est pas permis à cet endroit.
    [full] Impossible d’écrire { $file } : il n’y a plus de place.
   *[other] Impossible d’écrire { $file }.
}
bad-name-option = Il faut ici NOM=OPTION.
bad-utf-8 = Il faut un fichier texte en UTF-8.
cli-strength = Faire jouer les bots de chaque niveau contre le niveau du dessous, et compter qui gagne.
cli-strength-games = combien de parties jouent deux niveaux entre eux (par défaut : 100)
cli-strength-players = combien de joueurs sont à table (par défaut : 2)
cli-handout = Quelque chose à imprimer, en un seul fichier HTML : une fiche élève, son corrigé, les règles en une page, un mémo des chances, une fiche enseignant.
cli-handout-name = ce qui est imprimé : « rules », un chapitre, « odds-CHAPITRE », une activité, ou « teacher-ACTIVITÉ »
cli-handout-seed = le nombre d’où viennent les questions (par défaut : 0)
cli-handout-answers = le corrigé au lieu de la fiche élève
cli-handout-pupils = tant de fiches élève différentes, l’une après l’autre, dont les graines se suivent à partir de la première (par défaut : 1)
cli-handout-paper = le format du papier (par défaut : celui de l’imprimante)
cli-handout-url = l’adresse de l’application, pour que les codes sur le papier y mènent
cli-handout-output = écrire dans ce fichier
cli-handout-written = Écrit dans { $file }. Ouvrez-le dans un navigateur et imprimez-le.
cli-handout-no-code = Il n’y a pas de code QR dessus : il faut pour cela l’adresse où les téléphones trouvent l’application. Ajoutez par exemple --url http://192.168.1.20:8866/
