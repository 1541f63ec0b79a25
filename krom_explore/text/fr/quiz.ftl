### Quizzes: what stands around a question, whatever the game.

page-quiz = Quiz
page-quiz-lead = Des positions toutes neuves, une question chacune. Chaque réponse vient avec sa règle, et on la joue.
page-quiz-day = Énigme du jour
page-quiz-day-lead = Une question par jour, la même pour tout le monde.
page-quiz-end = Votre résultat
nav-to-quiz = Quiz
nav-quiz = Que savez-vous déjà ?
quiz-allowed = { $player } veut faire ceci : { $do }. Est-ce permis maintenant ?
quiz-allowed-yes = Oui
quiz-allowed-no = Non. { $why }

verdict-near = Assez près : c’est exactement { $answer }.

ui-quiz-number = Question { $number } sur { $last }
ui-quiz-day = Énigme du { $day }
ui-quiz-day-past = Énigme du { $day }, pour s’exercer : seule celle d’aujourd’hui compte pour la série
ui-quiz-day-before = L’énigme de la veille
ui-quiz-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
ui-quiz-right = Juste.
ui-quiz-wrong = Non.
ui-quiz-answer = La réponse : { $answer }.
ui-quiz-choose = Les choix possibles
ui-quiz-closeness = Une fraction, un nombre décimal ou un pourcentage. Un écart de { $points } points de pourcentage au plus compte comme juste.
ui-quiz-check = Vérifier
ui-quiz-your-answer = Votre réponse
ui-quiz-given = Ce qu’il faut savoir
ui-quiz-next = Question suivante
ui-quiz-tally = Voir mon résultat
ui-quiz-another = Une autre du même genre
ui-quiz-ten = Dix questions
ui-quiz-share = Partager cette question
ui-quiz-shared = Lien copié
ui-quiz-level = Niveau
ui-quiz-level-first = Sans niveau choisi, on commence par des positions simples. Les plus difficiles sont à un clic.
ui-quiz-level-easy = Facile
ui-quiz-level-normal = Normal
ui-quiz-level-hard = Difficile
ui-quiz-mark-right = juste
ui-quiz-mark-wrong = faux
ui-quiz-mark-now = en cours
ui-quiz-mark-open = à venir
ui-quiz-marks = Cette série
ui-quiz-play-out = Jouer la suite
ui-quiz-try = Essayer vous-même
ui-quiz-other-box = Cette question a été faite avec une autre boîte que celle d’ici. La vôtre en fait une autre.

ui-quiz-score = Réponses justes : { $right } sur { $last }
ui-quiz-praise = { $share ->
    [all] Tout est juste. { $left ->
        [0] Il ne reste pas grand-chose à vous apprendre.
        [one] Il vous reste { $left } règle à découvrir.
       *[other] Il vous reste { $left } règles à découvrir.
    }
    [most] Vous connaissez ces règles.
    [half] Une bonne moitié. Les règles ci-dessous méritent un second regard.
   *[few] Les règles ci-dessous méritent un second regard, et ensuite dix autres questions.
}
ui-quiz-by-kind = Par genre de question
ui-quiz-of = { $right } sur { $last }
ui-quiz-practise = S’exercer
ui-quiz-look-again = À revoir
ui-quiz-again = Encore dix
ui-quiz-harder = Dix plus difficiles

bad-answered = Cette question a déjà sa réponse. La suivante vous attend.
bad-answer-first = Répondez d’abord. Ensuite, on la joue.
bad-day-ahead = Le { $found } n’est pas encore là. Son énigme attend jusque-là.
bad-no-question = Avec cette boîte, on ne peut pas faire une telle question.
bad-marks = Une série se dit avec { $most } lettres au plus, r pour juste et w pour faux, pas { $found }.
