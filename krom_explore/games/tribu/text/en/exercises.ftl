### Exercises: what is asked, a hint, the solution, and what a wrong answer looks like.

exercise-chains-1 = You lay “{ $character }”, which is not your leader. It asks for the vase “{ $vase }” first. The { $hand } cards in your hand do not fit, and you have seen nothing else. How likely does your next draw bring a card that fits?
exercise-chains-1-hint = How many cards have you seen? And does more than one kind of card fit?
exercise-chains-1-solution = Of { $box } cards you have seen your { $hand } and the character itself, so { $pile } can come. { $helpers } of them fit: both colours, and what stands for any vase. That is { $answer }.
misreading-whole-box = You counted all cards of the box. What you hold or have laid cannot come: only unseen cards can (rule turn.draw).
misreading-one-colour-fits = It looks as if only one colour would fit. Each vase may be of either colour (rule chain.order).
misreading-nothing-for-any-vase = You left out the Diorama that stands for any vase. A chain may have one of them (rule chain.any).

exercise-chains-2 = You wait for place { $place } of “{ $character }”, the vase “{ $vase }”, and it has to be { $colour }. { $helpers } of { $pile } unseen cards will do. How many draws does it take on average, without putting cards back?
exercise-chains-2-hint = Lay the { $pile } cards in a row. The { $helpers } that fit cut the row into pieces. How many pieces are there, and how long is one on average?
exercise-chains-2-solution = The { $helpers } cards cut the others into { $helpers } + 1 pieces, each as long as any other on average. The first one that fits ends the first piece: ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $answer }.
misreading-as-if-put-back = That is the wait if each card were put back. Here each card that does not fit is gone, and the wait is a little shorter (rule deck.discard).
misreading-any-colour-will-do = That is the wait for either colour. One colour has fewer cards (rule score.colours).
misreading-middle-of-the-pile = That is the middle of the pile. With several cards that fit, the first of them comes sooner (rule turn.draw).

exercise-chains-3 = You may have laid “{ $event }” face down, or nothing. The other may have laid “{ $protection }”, or nothing. A vase is worth { $worth }, each card costs { $cost }, and what one loses the other gains. How often do you lay “{ $event }”, so that the other gains nothing by guessing?
exercise-chains-3-hint = Say you attack with the chance p. What does the other lose without a protection, and what with it? Choose p so that both are the same.
exercise-chains-3-solution = Without a protection the other loses { $open } × p. With it, { $spent } × (1 − p) + { $both } × p. They are the same at p = { $answer }.
misreading-levels-ones-own = That is how often the other should protect: it makes your own choices equally good. You must make theirs equally good (rule active.secret).
misreading-as-often-as-not = A fair coin is not enough: an attack that comes too often is stopped too often. What is at stake decides how to mix (rule protection.saves).
misreading-attack-always = Whoever always attacks meets a protection every time and has paid for nothing (rule protection.saves).
