### Activities for a class: what stands around them, whatever the game.

bad-activity-name = Le nom d’une activité n’a que des minuscules, des chiffres et des tirets bas, pas { $found }.
bad-setting-twice = Ce réglage est donné deux fois.
bad-question-seen = Tout doit se voir dans une question : elle tient sur une ligne, sans retour à la ligne ni signe caché.
# $most: so many letters
bad-question-written = Cette question est trop longue pour un lien : chaque signe hors de l’alphabet simple y prend la place de plusieurs. Il y a place pour { $most } lettres simples.
bad-record-key = Ces résultats sont ceux d’une autre activité, ou d’autres réglages de celle-ci.
bad-record-changed = Cela retire quelque chose que l’on sait déjà de cet élève.
bad-predict-first = La prévision vient avant la première manche.
bad-predicted-sum = Les barres doivent faire 100 en tout, pas { $found }.
bad-predicted-fine = Ce nombre a trop de chiffres après la virgule. On garde au plus les millièmes.
bad-nickname = Un surnom a au plus { $most } lettres, et toutes doivent se voir.
bad-code-letter = Aucun code ne contient le signe { $found }. Il y a des majuscules et des chiffres, mais ni 0, ni O, ni 1, ni I.
bad-code-wrong = Ce code n’est pas complet, ou l’une de ses lettres est fausse. Relisez-le, s’il vous plaît.
bad-code-other = Ce code est celui d’une autre activité, ou d’autres réglages de celle-ci.

# Whom a pupil is called after who gives no name
# Marmotte, Chamois, Otarie : blaireau, chèvre et phoque prêtent à se moquer ; grue et oie ont un adjectif pour la même raison.
animal-badger = Marmotte { $number }
animal-bear = Ours { $number }
animal-beaver = Castor { $number }
animal-bison = Bison { $number }
animal-crane = Grue cendrée { $number }
animal-crow = Corneille { $number }
animal-deer = Cerf { $number }
animal-dolphin = Dauphin { $number }
animal-duck = Canard { $number }
animal-eagle = Aigle { $number }
animal-falcon = Faucon { $number }
animal-ferret = Furet { $number }
animal-fox = Renard { $number }
animal-frog = Grenouille { $number }
animal-goat = Chamois { $number }
animal-goose = Oie sauvage { $number }
animal-hare = Lièvre { $number }
animal-hedgehog = Hérisson { $number }
animal-heron = Héron { $number }
animal-horse = Cheval { $number }
animal-lizard = Lézard { $number }
animal-lynx = Lynx { $number }
animal-marten = Martre { $number }
animal-mole = Taupe { $number }
animal-otter = Loutre { $number }
animal-owl = Hibou { $number }
animal-panda = Panda { $number }
animal-raven = Corbeau { $number }
animal-seal = Otarie { $number }
animal-swan = Cygne { $number }
animal-tiger = Tigre { $number }
animal-wolf = Loup { $number }

# Refusals
bad-activity-begun = On ne peut changer de nom qu’avant la première manche.
bad-predicted-once = Tu as déjà fait ta prévision. Elle reste telle quelle.
bad-by-hand = Ici, tu lances tes propres dés et tu appuies sur ce qui est venu.
bad-not-by-hand = Ici, les manches se jouent à l’écran.
bad-rounds-over = Tu as joué toutes les manches.
bad-round-open = Finis d’abord la manche en cours.
bad-no-round = Aucune manche n’est en cours.
bad-nothing-pressed = Il n’y a pas de lancer à annuler.
bad-class-address = Il faut ici l’adresse de cette application, qui commence par http.

# Pages
nav-to-class = Classe
page-class = Pour les enseignants
page-class-lead = Une séance de probabilités avec un seul lien : prévoir, jouer, comparer avec la réponse exacte.
page-class-1 = Choisissez une activité, affichez son lien ou son QR code au mur, et chacun joue sur son écran. Il ne faut ni compte ni nom. Ensuite, vous avez de quoi discuter ensemble.

# The list, and an activity that is set up
class-age = dès { $age } ans
class-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
class-rounds = { $rounds ->
    [one] { $rounds } manche par élève
   *[other] { $rounds } manches par élève
}
class-change = Modifier
class-field-rounds = Manches par élève
class-field-seed = Graine (vide : de nouveaux dés pour chacun)
class-field-ask = La question dans vos propres mots (100 lettres au plus ; vide : telle quelle)
ui-class-set-up = Préparer
ui-class-try = Essayer comme élève
ui-class-steps = Comment ça se passe
ui-class-ask = Ce que l’on prévoit
ui-class-discuss = À discuter
ui-class-note = Pour vous
ui-class-link = Lien pour les élèves
ui-class-copy = Copier le lien
ui-class-copied = Le lien est dans le presse-papiers.
ui-class-qr = QR code du lien pour les élèves
ui-class-local = Cette adresse ne marche que sur cet ordinateur. Pour en avoir une que les téléphones peuvent ouvrir, démarrez l’application ainsi : krom-explore serve --host 0.0.0.0 --class-size 30
ui-class-wall = Mener une classe avec cette activité
ui-class-codes = Recueillir plutôt des codes

# The pupil's page. $name: a setting, $value: how it is set
activity-box = En classe, tout le monde joue avec la même boîte : la tienne ne sert pas ici.
activity-given = { $name } : { $value }
activity-progress = { $rounds ->
    [one] Manche : { $played } sur { $rounds }
   *[other] Manches : { $played } sur { $rounds }
}
activity-came = Manche { $number } : { $row }
activity-round-number = Manche { $number }
# $n: a number, as the language writes it
activity-in-hundred = { $n } sur 100
# $low, $high: the least and the most; $example: a number with a digit after the point, as the language writes it
activity-guess-fault = Écris un nombre de { $low } à { $high }, par exemple { $example } ou 1/2. Trois chiffres après la virgule au plus.
# $said: what was predicted, $exact: what is right, both as they are written or in quotes
activity-remark-number = Tu as dit { $said }, la réponse exacte est { $exact }.
activity-remark-choice = { $right ->
    [yes] Tu as dit { $said }, et c’est bien le plus probable.
   *[no] Tu as dit { $said }, le plus probable est { $exact }.
}
activity-remark-close = Tes barres sont aussi proches que des nombres entiers le permettent.
activity-remark-bars = C’est ta barre pour { $row } qui est la plus éloignée : tu as dit { $said }, la valeur exacte est { $exact }.
ui-activity-predict = 1 Prévoir
ui-activity-play = 2 Jouer
ui-activity-compare = 3 Comparer
ui-activity-steps = Comment ça se passe
ui-activity-rules = Ce qu’il faut savoir
ui-activity-your-guess = Ta prévision
ui-activity-guess-number = Ton nombre
ui-activity-guess-percent = Combien de fois sur 100 ?
ui-activity-guess-share = Une fraction ou un pourcentage est une part de ces 100 : 2/5 ou 40 % veut dire 40.
ui-activity-guess-bars = Donne une part à chaque barre. Ensemble, elles font 100.
ui-activity-left = Reste à partager
ui-activity-even = Parts égales
ui-activity-do-predict = C’est ma prévision
ui-activity-round = Jouer une manche
ui-activity-rounds = En jouer cinq
ui-activity-by-hand = Lance ton dé et appuie sur ce qu’il montre.
ui-activity-undo = Annuler ce lancer
ui-activity-sure = C’est juste, terminer
ui-activity-you = Toi
ui-activity-class = La classe
ui-activity-exact = Exact
ui-activity-predicted = Prévu
ui-activity-result = Ce qui peut arriver
ui-activity-code = Ton code
ui-activity-code-help = Dicte-le, ou note-le : ton prof peut le saisir. Il dit ce que tu as prévu et combien de fois chaque chose est arrivée, mais pas dans quel ordre.
ui-activity-copy = Copier le code
ui-activity-copied = Le code est dans le presse-papiers.
ui-activity-derivation = D’où vient la réponse exacte
ui-activity-review = Tes décisions, revues une à une
ui-activity-name = Tu es
ui-activity-rename = Autre nom
ui-activity-do-name = Prendre ce nom
ui-activity-paused = Ton prof a mis la classe en pause. Lève les yeux.
ui-activity-waiting = Ta classe fait maintenant autre chose.
ui-activity-follow = Rejoindre la classe
ui-activity-out = Ton prof a retiré cette page de la classe : ce que tu fais n’y arrive plus.
ui-activity-again = Revenir dans la classe
ui-activity-keep = Touche les dés que tu veux garder.
ui-activity-reroll = Relancer les autres
ui-activity-stop = Arrêter ici
ui-activity-watch = Revoir sur la table
ui-activity-table = La table
ui-activity-discuss = Parlez-en
ui-activity-over = Toutes les manches sont jouées.
ui-activity-hidden = La réponse exacte s’affiche quand tu as joué.
ui-activity-awaited = La réponse exacte vient quand ton prof la montre.
ui-activity-late = La réponse est maintenant montrée. Fais quand même ta prévision : tu la verras ensuite ici aussi.
ui-activity-room = Tes résultats arrivent dans ta classe pendant que tu joues.

# What a class has collected
bad-collected-elsewhere = C’est ailleurs sur cette page qu’on décide de montrer la réponse.
page-class-set-up = Préparer
collected-standing = { $pupils ->
    [one] { $pupils } élève
   *[other] { $pupils } élèves
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
collected-title-results = Résultats
collected-title-running = La loi des grands nombres
collected-title-predictions = Prévisions
collected-predicted = Prévu
collected-predicted-by = Prévu (part des élèves)
collected-came = Obtenu
collected-exact = Exact
collected-what = Ce qui peut arriver
collected-times = Combien de fois
collected-interval = Intervalle (19 fois sur 20)
collected-fraction = En fraction
collected-mean = La moyenne
collected-axis-share = Fréquence
collected-axis-rounds = Manches jusqu’ici
collected-axis-predicted = Nombre prévu
collected-axis-pupils = Élèves
collected-as-table = En tableau
collected-watch = Suivre
collected-large = Grandes lettres, pour le mur
collected-figures = Ce qui est affiché
collected-show = Montrer la réponse exacte
collected-hide = Cacher la réponse exacte
collected-csv = Enregistrer en CSV
# Heads of that file
collected-file-who = qui
collected-file-predicted = prévu
collected-file-round = manche { $number }
collected-file-number = manche { $number } en nombre
collected-png = Enregistrer en PNG
collected-test = Est-ce le hasard ? Khi-deux
# $came has its unit: 27.27 in 100
collected-numbers = En moyenne : { $came } (prévu : { $predicted }).
collected-decided = Ici, les élèves décident eux-mêmes. Les barres exactes montrent le meilleur jeu : les résultats n’ont donc pas à s’en approcher, et on ne fait pas de test.
collected-impossible = On ne peut pas faire de test ici : il est venu quelque chose que la réponse exacte exclut, ou une seule chose peut arriver.
collected-chi-square = Le khi-deux vaut { $statistic }, avec { $degrees ->
    [one] { $degrees } degré de liberté
   *[other] { $degrees } degrés de liberté
}. Si tout est comme le dit la réponse exacte, les résultats en sont au moins aussi éloignés dans { $percent } des classes.
collected-few = À prendre avec prudence : quelque part, on attend jusqu’ici moins de { $least } résultats, et le test dit alors peu de chose.
collected-tells = Un petit pourcentage fait douter des dés. Il ne prouve rien, et un grand ne prouve pas qu’ils sont équilibrés.
codes-title = Codes
codes-help = Tapez ou collez les codes de vos élèves, un par ligne. Un tableau venu d’un tableur marche aussi : on lit la dernière case de chaque ligne.
codes-add = Ajouter les codes
codes-file = Ajouter un fichier CSV
codes-pupils = Qui est compté
codes-empty = Personne pour l’instant.
codes-told = { $new ->
    [one] { $new } nouveau code
   *[other] { $new } nouveaux codes
}, { $same ->
    [one] { $same } déjà connu.
   *[other] { $same } déjà connus.
}
codes-line = Ligne { $number } : { $why }
codes-more = { $n ->
    [one] Et { $n } autre ligne.
   *[other] Et { $n } autres lignes.
}
