### The app: what stands on buttons and around the table.

ui-trouble = Quelque chose n’a pas marché. Rien n’est perdu : la table est comme avant.
ui-too-much = Ce calcul prendrait trop de temps ici. Rien n’est perdu : la table est comme avant.
ui-other-page = Quelque chose n’a pas marché sur la page demandée. Voici la plus proche que l’on puisse montrer.
ui-board = Le plateau
ui-turn = Tour { $turn }
ui-undo = Annuler
ui-redo = Rétablir
ui-taken-back = Annulé : { $answer }
ui-taken-back-roll = Annulé : le lancer
ui-taken-back-draw = Annulé : la carte piochée
ui-taken-back-hidden = Un choix a été annulé.
ui-why = Pourquoi ?
ui-why-not = Pourquoi pas ?
ui-refused = Pas possible maintenant
ui-in-words = Choisir plutôt dans une liste
ui-you-won = Vous avez gagné.
ui-step-back = Retour
ui-less = Moins
ui-more = Plus
ui-chosen = { $number ->
    [one] { $players } a choisi.
   *[other] { $players } ont choisi.
}
ui-rule = La règle
ui-back-to-now = Revenir au présent
ui-log = Ce qui s’est passé
ui-log-filter = Montrer
ui-log-all = tout
ui-look-back = Revoir ce moment
ui-roll = Lancer
ui-set-dice = Choisir les dés
ui-set-help = Choisissez ce que montre chaque dé, pour voir ce qui se passerait.
ui-draw = Piocher
ui-choose-card = Choisir la carte
ui-keep = Garder
ui-keep-help = Touchez les dés que vous gardez.
ui-kept = gardé
ui-reroll = Relancer les autres
ui-reroll-all = Relancer les { $dice } dés
ui-stop = Arrêter et prendre la récompense
ui-dice = Dés
ui-die = dé
ui-tries = Essayez
ui-search-rules = Chercher dans les règles
ui-search-example = Demandez avec vos mots
ui-no-rule-found = Aucune règle et aucune carte n’a ces mots.
ui-word-unknown = { $n ->
    [one] Le mot { $words } n’est nulle part : on l’a laissé de côté.
   *[other] Les mots { $words } ne sont nulle part : on les a laissés de côté.
}
ui-found = Trouvé, le meilleur d’abord
ui-near = Vouliez-vous dire
ui-try-it = Essayer
ui-rule-more = En savoir plus sur cette règle
ui-rule-here = Ici :
ui-rule-or = On pourrait aussi trancher ainsi :
ui-rule-change = Trancher autrement dans Ma boîte
ui-rule-differ = Les livrets imprimés diffèrent
ui-rule-source = Source
ui-rule-related = À lire avec
ui-rule-link = Lien vers cette règle
ui-rule-why = Pourquoi on joue ainsi
ui-rule-back = Retour à la règle
ui-all-cards = Les cartes de la boîte
ui-card-copies = exemplaires
ui-deviations = Ce que les livrets ne disent pas
ui-deviations-why = Pourquoi
ui-deviations-own = Votre propre boîte tranche ainsi.
ui-find = Trouver une règle
ui-find-open = Trouver une règle (/ ou Ctrl+K)
ui-find-help = Les flèches choisissent, Entrée ouvre, Échap ferme.
ui-find-count = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
ui-odds-title = Les chances
ui-odds-nothing = Rien n’est laissé au hasard en ce moment.
ui-odds-too-much = Il y a trop de possibilités à compter ici.
ui-show-why = Montrer le calcul
ui-hide-why = Cacher le calcul
ui-simulate = Simuler
ui-rolls-more = { $n ->
    [one] Simuler 1 fois
   *[other] Simuler { NUMBER($n) } fois
}
ui-rolls-seed = Ces lancers partent de la graine { $seed }, donnée dans l’adresse : ils sont chaque fois les mêmes.
ui-odds-past = À ce moment-là, on appliquait une règle : il n’y avait ni question ni lancer.
ui-exact-number = exactement
ui-pictures = Images
ui-show-picture = Montrer une image
ui-hide-picture = Cacher l’image
ui-yours = votre réglage
ui-best = le mieux
ui-projector = Taille projecteur
ui-rolls-axis = Nombre de lancers
ui-share-axis = Part des lancers
ui-course = Ces courbes en tableau
ui-point-out = Pointez une barre ou une case (ou prenez les flèches) pour lire sa probabilité exacte.
ui-again = Oublier les lancers
ui-exact = exact
ui-rolled = simulé
ui-chance = Probabilité
ui-outcome = Ce qui peut arriver
ui-interval = Intervalle à 95 %
ui-rolls = { $n ->
    [one] Lancé une fois.
   *[other] Lancé { NUMBER($n) } fois.
}
ui-depends = Cela dépend d’une question ouverte : { $ruling } { $option }
ui-new-game = Nouvelle partie
ui-how-many = Joueurs
ui-seed = Numéro de la partie
ui-seed-new = Numéro de la partie, pour en rejouer une (tel quel : nouveaux dés)
ui-seed-empty = Numéro de la partie (vide : nouveaux dés et nouvelles cartes)
ui-switches = Questions ouvertes des règles
ui-copy-link = Lien
ui-copy-json = JSON
ui-copy-python = Python
ui-copy-pytest = Test
nav-learn = Apprendre
nav-chapters = Tous les chapitres
nav-odds = Chances
nav-more = Chercher, composer, changer
bad-in-address = Un réglage s’écrit avec un nom, « = » et une valeur.
bad-route = Il n’y a pas de page ici.
bad-not-tried = Cette règle ne peut pas s’essayer avec cette boîte.
bad-entry-long = C’est trop long : { $found } caractères, et on en lit au plus { $most }.
bad-entry-many = Il y a trop de choses là-dedans. On en lit au plus { $most }.
bad-entry-deep = Les listes sont ici trop emboîtées.
bad-entry-damaged = Une partie de ce texte est abîmée et ne peut pas être lue.
bad-too-much = Ce calcul prendrait trop de temps ici.
bad-in-a-game = Dans une partie, les dés et les cartes font ce qu’ils veulent. Dans un chapitre, ou sur une table que vous composez, vous pouvez les choisir.
bad-seats = Il fallait ici un mot de { $many } lettres, une par place (p pour une personne, { $letters } pour les bots), avec au moins une personne, pas { $found }.
bad-curtain = Passez d’abord l’écran à { $player }.
bad-long-game = Une partie a ici au plus { $most } réponses, lancers et pioches. Revenez en arrière, ou commencez-en une autre.
chapter-table = Cette table
ui-theme = Thème
ui-theme-auto = Système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-contrast = Contraste
ui-language = Langue
ui-keys = Touches
ui-skip = Aller à la page
ui-beside = Aussi
ui-notebook = La même chose en tutoriel : pas à pas, avec des graphiques qui répondent et des exercices
ui-notebook-elsewhere = La même chose en tutoriel, avec son code : notebooks/{ $file }. « make lab » l’ouvre dans JupyterLab, « krom-explore serve --notebooks » le montre comme une page.
ui-tutorials = Tutoriels : pas à pas, avec des graphiques qui répondent et des exercices
ui-copy = Copier
ui-copied = Copié
ui-copy-this = Copier un lien vers cette position
ui-keys-help = Tab et Maj+Tab vont d’une commande à l’autre. Les flèches vont d’un lieu à l’autre sur le plateau. Entrée ou Espace choisit. 1 à 9 choisissent les réponses de ces numéros. U annule, R rétablit. / ou Ctrl+K trouve une règle. ? montre cette liste, Échap la ferme.
ui-close = Fermer
ui-done-before = déjà ouvert
language-name = Français
ui-stop-rolling = Arrêter les lancers
ui-me = vous
ui-start = Commencer la partie
ui-others = Les autres
ui-seat-person = une personne
ui-seat-easy = bot facile
ui-seat-normal = bot normal
ui-seat-hard = bot difficile
ui-seat-random = bot au hasard
ui-seated = Vous êtes { $me } et jouez contre { $others }.
ui-ends-a-game = Une partie est en cours. Une nouvelle y met fin, mais elle reste parmi vos parties.
ui-game-number = Partie { $number }
ui-games = Vos parties
ui-kept-refused = Elle reste parmi vos parties, où l’on peut la télécharger.
ui-table-more = Plus sur la table
ui-read-more = En savoir plus
ui-games-go-on = Continuer
ui-games-look = La regarder
ui-games-none = Aucune partie n’est encore gardée ici.
ui-games-over = finie
ui-games-open = en cours
ui-games-refused = illisible dans cette version
ui-download = Télécharger
part-prose = Lire
part-editor = Composer
ui-editor-follows = La table suit chaque changement. Ce que les règles ne permettent pas est refusé, avec la raison à côté du champ.
part-odds = Chances
part-log = Ce qui s’est passé
ui-board-large = Montrer le plateau en grand
ui-board-small = Montrer le plateau en petit
ui-mine = À vous
ui-curtain = Passez l’écran à { $player }.
ui-curtain-why = Personne d’autre ne doit regarder : la suite est secrète.
ui-curtain-lift = Je suis { $player }
ui-playback = Ce qui vient de se passer
ui-playback-pause = Pause
ui-playback-go-on = Continuer
ui-playback-skip = Passer
ui-playback-again = Revoir
ui-playback-speed = Vitesse
ui-playback-slow = lente
ui-playback-usual = normale
ui-playback-fast = rapide
ui-playback-ask = Pourquoi ?
ui-playback-why = { $player } : pourquoi ce choix ?
ui-playback-waits = Regardez d’abord ce qui s’est passé.
ui-playback-since = Depuis votre dernier coup
ui-playback-all = Tout afficher
ui-playback-continue = Continuer
ui-table = En tableau
ui-keys-single = Les touches marchent seules, sans Ctrl
ui-nav = Pages
ui-menu = Menu
ui-everything = Tout ce qui est sur la table
ui-chapters = Chapitres
ui-chapters-first = Commencez ici
ui-chapters-next = Suivant
ui-way-play = Jouer une partie
ui-way-learn = Apprendre pas à pas
ui-thinking = Je réfléchis encore…
ui-cut = La connexion est coupée : ceci ne fait rien tant qu’elle n’est pas revenue.
ui-unheard = La connexion a été coupée, et votre dernière action n’est peut-être pas arrivée. Voici où en est la table.
ui-asked = choisit
ui-numbers = En chiffres
ui-face-down = face cachée
ui-and-more = et { $n } de plus
ui-other-box = Cette table utilise d’autres règles que les vôtres, et se joue avec elles : { $differences }.
ui-restored = Cette partie a commencé avant la correction de certaines règles. Elle continue avec les règles de son début. Ce qui a changé depuis : { $questions }
ui-box = La boîte
ui-box-how = Un fichier en TOML, un format que tout éditeur ouvre. Changez ce qui diffère dans votre boîte ; ce que vous enlevez reste comme dans la nôtre.
ui-box-ours = La boîte fournie est utilisée.
ui-box-same = Votre propre boîte est utilisée. Elle se joue comme la boîte fournie.
ui-box-in-use = { $n ->
    [one] Votre propre boîte est utilisée sur toutes les pages. Une chose y est différente :
   *[other] Votre propre boîte est utilisée sur toutes les pages. { $n } choses y sont différentes :
}
ui-box-download = Télécharger la boîte en fichier
ui-box-file = Charger un fichier de boîte
ui-box-paste = Ou coller son texte
ui-box-paste-label = Le texte de la boîte
ui-box-use = Utiliser cette boîte
ui-box-forget = Revenir à la boîte fournie
ui-box-faults = Cette boîte n’est pas encore utilisable
ui-box-changes = Ce qui est différent
ui-box-what = Quoi
ui-box-bundled = Fournie
ui-box-yours = La vôtre
ui-box-too-long = C’est trop long pour une boîte, qui fait au plus 100 ko.
ui-box-left = Votre propre boîte n’a pas pu servir ; c’est donc la boîte fournie qui sert. { $why }
nav-shelf = Les jeux
nav-to-learn = Apprendre
nav-to-play = Jouer
nav-to-odds = Chances
nav-to-editor = Composer
nav-to-box = Ma boîte
nav-to-rules = Règles

# --- what a notebook holds

ui-roll-again = Relancer
held-silent = Python ne répond pas. Il est peut-être occupé par une cellule, ou il a redémarré : relancez alors les cellules depuis le haut.
held-again = La cellule qui montrait ceci a été relancée. La table est montrée là-bas.
held-replaced = { $name } désigne maintenant une autre table. Relancez cette cellule pour la voir.
held-callback = { $name }, lancé après un changement, a échoué. { $fault }

## Watching what has been played

ui-watch = Regarder
ui-watch-game = Regarder depuis le début
ui-walk = Pas à pas
ui-walk-start = C’est ici que tout commence. Avancez pour voir ce qui se passe.
ui-walk-step = Étape { $step } sur { $last }
ui-walk-first = Au début
ui-walk-back = Retour
ui-walk-play = Lecture
ui-walk-watch = Regarder
ui-walk-pause = Pause
ui-walk-next = Suivant
ui-walk-last = À la fin
ui-walk-slider = Étape
ui-walk-take-over = Prendre la main
ui-walk-take-over-why = Continuez vous-même à partir d’ici, avec d’autres choix et d’autres dés.
ui-walk-short = Votre boîte a d’autres cartes ou d’autres nombres : l’exemple s’arrête là où il prendrait un autre chemin.
bad-recorded = Ceci a déjà été joué. Prenez la main pour continuer à partir d’ici.
page-table = Votre table
page-watch = Regarder une partie

# --- the map of the rules

ui-coverage = Votre carte des règles
ui-coverage-why = Une règle se colorie quand vous la voyez agir sur une table, et quand une leçon ou un quiz la demande. Appuyez sur une case pour lire la règle.
# $met, $rules: whole numbers
ui-coverage-told = Règles vues jusqu’ici : { $met } sur { $rules }.
# $title: of a step of a lesson
ui-coverage-next = À faire ensuite : { $title }
ui-coverage-new = Pas encore vue
ui-coverage-seen = Vue en action
ui-coverage-wrong = Réponse fausse
ui-coverage-right = Réponse juste

## A rule to try, and what the rulebooks do not say

ui-example = Essayez
ui-example-press = Appuyez ici
ui-example-work = Voici la règle en action
ui-example-refused = Refusé : voici la règle en action
ui-example-seen = Ici, vous la voyez
ui-example-again = Recommencer
ui-example-astray = Cela a pris un autre chemin. Recommencez pour voir la règle.
ui-example-on = Continuez maintenant comme vous voulez, ou recommencez.
ui-example-pressed = Vous avez choisi :
ui-example-set = Composer la table
ui-example-roll = Lancer
ui-example-draw = Piocher
ui-example-undo = Annuler
ui-example-look = Regarder
ui-example-title = Essayez : { $title }
deviations-chosen = Choisi : { $n ->
    [one] { $n } question ouverte
   *[other] { $n } questions ouvertes
}
deviations-deduced = Déduit : { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
deviations-invented = Inventé : { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
deviations-attested = D’une autre source : { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
deviations-differ = Là où les livrets imprimés diffèrent : { $n }
deviations-cards = Cartes et personnages différents dans la boîte : { $all }, dont { $invented } inventés. Chacun le dit dans la liste des cartes.
