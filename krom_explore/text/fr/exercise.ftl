### Exercises: what is said about an answer, whatever the game.

verdict-right = Juste. { $reason }
verdict-nearly = Presque. { $reason }
verdict-wrong = Pas encore. { $reason }
verdict-is = Réponse : { $answer }.

solution-later = Essayez d’abord : la solution se lit après un essai. Un indice est là tout de suite.

progress-solved = { $id } : résolu { $tries ->
    [one] du premier coup
   *[other] en { $tries } essais
}.
progress-open = { $id } : pas encore résolu, après { $tries ->
    [one] un essai
   *[other] { $tries } essais
}.
progress-nothing = Rien n’a encore été essayé.

bad-unknown-exercise = Il n’y a pas d’exercice « { $found } ». { $near ->
    [none] Les thèmes sont : { $topics }.
   *[other] Vous pensez peut-être à l’un de ceux-ci : { $near }.
}
bad-number-wanted = { $found ->
    [none] Il n’y a rien ici. Il faut un nombre, comme 3, 1/3 ou 0,33.
   *[other] Il faut un nombre, comme 3, 1/3 ou 0,33, pas { $found }.
}
bad-chance-wanted = { $found ->
    [none] Il n’y a rien ici. Il faut une probabilité, comme 1/3, 0,33 ou 33 %.
   *[other] Il faut une probabilité, comme 1/3, 0,33 ou 33 %, pas { $found }.
}

## nearly-CODE: what is missing

nearly-rounded = C’est trop arrondi : donnez une fraction, ou un chiffre de plus.
nearly-last-digit = Le dernier chiffre n’est pas bien arrondi.
nearly-percent-forgotten = Une probabilité vaut au plus 1. Mettez un signe % derrière, ou divisez par 100.
nearly-percent-twice = Le signe % est de trop : ce nombre est déjà la probabilité.
nearly-close = C’est tout près, comme le serait une estimation. La probabilité exacte est autre.
nearly-missing = { $missing ->
    [one] Tout ce qui est là est juste, mais il en manque un.
   *[other] Tout ce qui est là est juste, mais il en manque { $missing }.
}

## wrong-CODE: where it looks like no misreading that we know

wrong-opposite = C’est la probabilité du contraire : retirez-la de 1.
wrong-percent-missing = Une probabilité vaut au plus 1. Si vous pensez en pour cent, mettez un signe % derrière, ou divisez par 100. Puis revoyez le nombre.
wrong-no-chance = Une probabilité n’est jamais en dessous de 0 ni au-dessus de 1.
wrong-too-high = C’est trop.
wrong-too-low = C’est trop peu.
wrong-choice = C’est une autre réponse.
wrong-nothing = Rien n’est choisi ici, et pourtant il y a quelque chose à choisir.
wrong-not-all = { $found ->
    [0] { $given ->
        [one] Ceci n’en fait pas partie : { $extra }.
       *[other] Ceux-ci n’en font pas partie : { $extra }.
    }
   *[other] Tout n’est pas juste ici : { $found } sur { $given }.
}

## On the sheet

ui-exercise = Exercice
ui-answer = Votre réponse
ui-answer-dice = Dés (laissez vide ce qui ne sert pas)
ui-answer-chance = une fraction, un nombre décimal ou un pourcentage
ui-check = Vérifier
ui-hint = Indice
ui-solution = Solution
ui-solved = résolu
ui-tried = { $tries ->
    [0] {""}
    [one] 1 essai
   *[other] { $tries } essais
}
