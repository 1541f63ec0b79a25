### Lessons and progress: what belongs to no game.

## What is wrong with a lesson, or with a file of progress

bad-step-id = Le nom d’une étape se compose de minuscules sans accent, de chiffres et de tirets bas, 40 au plus, pas { $found }.
bad-step-twice = Il y a une autre étape « { $found } » dans ce parcours.
bad-step-box = Cette étape a besoin de quelqu’un ou de quelque chose que cette boîte n’a pas.
bad-one-position = Une étape commence par un scénario ou par une nouvelle partie, et par un seul des deux.
bad-new-game = On ne peut pas distribuer une nouvelle partie de cette façon : { $found }.
bad-chance-line = Les dés et les cartes préparés sont des lignes comme « roll 6 3 » ou « card ace », pas « { $found } ».
bad-lesson-over = Cet essai est fini. Revenez en arrière, recommencez, ou passez à l’étape suivante.
bad-lesson-link = Ce lien n’est pas celui de cette étape de la leçon. Voici l’étape depuis son début.
bad-lesson-box = Aucune étape de ce parcours n’est possible avec votre boîte : elle a d’autres cartes ou d’autres nombres.
bad-lesson-step = Ce parcours n’a pas d’étape { $found } avec cette boîte.
bad-lesson-hint = Il n’y a plus d’indice pour cette étape.
bad-lesson-back = Il n’y a rien à annuler.
bad-progress-json = Ce n’est pas un fichier de progression.
bad-progress-format = Ce n’est pas un fichier de progression, ou il est d’une autre version. Seule la version { $wanted } peut être lue.
bad-progress-game = C’est la progression de « { $found } », pas de « { $wanted } ».
bad-progress-asked = Personne n’a demandé à tout recommencer.

## The page of a lesson

ui-lesson = Leçon
ui-lesson-step = Étape { $step } sur { $last }
ui-lesson-moves = { $n ->
    [0] dernier coup joué : { $waits ->
        [dice] lancez les dés
        [card] tirez la carte
       *[others] voyez ce qui en sort
    }
    [one] encore { $n } coup
   *[other] encore { $n } coups
}
ui-lesson-hint = Indice
ui-lesson-hints-left = encore { $n }
ui-lesson-show = Essayez ceci : { $answer }
ui-lesson-no-way = D’ici, l’objectif est hors d’atteinte. Annulez votre dernier coup.
ui-lesson-lost = Après ce coup, le but est hors d’atteinte. Le reprendre ?
ui-lesson-solved = Bravo !
ui-lesson-failed = Pas encore
ui-lesson-stars = { $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
}
ui-lesson-stars-3 = Peu de coups, et aucun indice.
ui-lesson-stars-2 = { $hints ->
    [0] Aucun indice. Encore une fois sans détour, et il y a une troisième étoile.
   *[other] Peu de coups. Encore une fois sans indice, et il y a une troisième étoile.
}
ui-lesson-stars-1 = Encore une fois sans indice ou sans détour, et il y a plus d’étoiles.
ui-lesson-next = Étape suivante
ui-lesson-next-track = Ensuite : { $chapter }
ui-lesson-sandbox = Continuer sur une table libre
ui-lesson-again = Rejouer
ui-lesson-take-back = Annuler
ui-lesson-rehearsed = Ce que le hasard apporte à cette étape est fixé d’avance.
ui-lesson-track = Les étapes de ce parcours
ui-lesson-here = cette étape
ui-lesson-open = pas encore faite
page-lesson = Leçon
nav-lessons = Les leçons de ce chapitre

## The list of chapters

ui-chapters-steps = Étapes : { $done } sur { $steps }
ui-chapters-free = Table libre
ui-chapters-sum = { $done ->
    [0] { $steps } étapes vous attendent
   *[other] Étapes faites : { $done } sur { $steps }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
}

## Progress

ui-progress = Votre progression
ui-progress-where = Elle reste dans ce navigateur et nulle part ailleurs. Enregistrez-la pour l’emporter.
ui-progress-save = Enregistrer ma progression
ui-progress-bring = Charger ma progression
ui-progress-over = Tout recommencer
ui-progress-sure = Toutes les étoiles et tout ce que vous avez appris de ce jeu disparaîtront. Enregistrez d’abord, si vous pensez en avoir encore besoin.
ui-progress-yes = Tout oublier
ui-progress-no = Tout garder
ui-progress-brought = C’est chargé : { $steps ->
    [one] { $steps } étape faite
   *[other] { $steps } étapes faites
}, et ce qui a été appris. Le meilleur des deux compte.
ui-progress-wiped = Tout est oublié. Vous pouvez recommencer.
ui-progress-too-long = Ce fichier est trop long pour une progression, qui fait au plus 100 ko.
