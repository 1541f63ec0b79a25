### Exercises: what is asked, a hint, the solution, and what a wrong answer looks like.

exercise-chains-1 = Vous posez « { $character } », qui n’est pas votre chef. Son premier vase est « { $vase } ». Les { $hand } cartes de votre main ne conviennent pas, et vous n’avez rien vu d’autre. Quelle est la probabilité que votre prochaine pioche apporte une carte qui convient ?
exercise-chains-1-hint = Combien de cartes avez-vous vues ? Et n’y a-t-il qu’une sorte de carte qui convienne ?
exercise-chains-1-solution = Sur { $box } cartes, vous avez vu les { $hand } de votre main et le personnage : { $pile } peuvent donc venir. { $helpers } d’entre elles conviennent : les deux couleurs, et ce qui vaut n’importe quel vase. Cela fait { $answer }.
misreading-whole-box = Vous avez compté toutes les cartes de la boîte. Ce que vous avez en main ou avez posé ne peut pas venir : seules le peuvent les cartes non vues (règle turn.draw).
misreading-one-colour-fits = On dirait qu’une seule couleur convient. Chaque vase peut être de l’une ou de l’autre (règle chain.order).
misreading-nothing-for-any-vase = Vous avez oublié le Diorama qui vaut n’importe quel vase. Une chaîne peut en avoir un (règle chain.any).

exercise-chains-2 = Vous attendez, pour la place { $place } de « { $character } », le vase « { $vase } », et il doit être { $colour }. { $helpers } cartes non vues sur { $pile } font l’affaire. Combien de pioches faut-il en moyenne, sans remettre de cartes ?
exercise-chains-2-hint = Alignez les { $pile } cartes. Les { $helpers } qui conviennent coupent la rangée en morceaux. Combien de morceaux y a-t-il, et quelle est la longueur moyenne de l’un d’eux ?
exercise-chains-2-solution = Les { $helpers } cartes coupent les autres en { $helpers } + 1 morceaux, tous de même longueur en moyenne. La première qui convient termine le premier morceau : ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $answer }.
misreading-as-if-put-back = C’est l’attente si chaque carte était remise. Ici, chaque carte qui ne convient pas est partie, et l’attente est un peu plus courte (règle deck.discard).
misreading-any-colour-will-do = C’est l’attente pour l’une ou l’autre couleur. Une seule couleur a moins de cartes (règle score.colours).
misreading-middle-of-the-pile = C’est le milieu de la pile. Avec plusieurs cartes qui conviennent, la première vient plus tôt (règle turn.draw).

exercise-chains-3 = Vous avez peut-être posé « { $event } » face cachée, ou rien. L’autre a peut-être posé « { $protection } », ou rien. Un vase vaut { $worth }, chaque carte coûte { $cost }, et ce que l’un perd, l’autre le gagne. À quelle fréquence posez-vous « { $event } », pour que l’autre ne gagne rien à deviner ?
exercise-chains-3-hint = Disons que vous attaquez avec la probabilité p. Que perd l’autre sans protection, et que perd-il avec ? Choisissez p pour que ce soit pareil.
exercise-chains-3-solution = Sans protection, l’autre perd { $open } × p. Avec, { $spent } × (1 − p) + { $both } × p. C’est pareil pour p = { $answer }.
misreading-levels-ones-own = C’est la fréquence à laquelle l’autre devrait se protéger : elle rend vos propres choix équivalents. Vous devez rendre équivalents les siens (règle active.secret).
misreading-as-often-as-not = Pile ou face ne suffit pas : une attaque qui vient trop souvent est trop souvent arrêtée. C’est l’enjeu qui décide du mélange (règle protection.saves).
misreading-attack-always = Qui attaque toujours rencontre chaque fois une protection et a payé pour rien (règle protection.saves).
