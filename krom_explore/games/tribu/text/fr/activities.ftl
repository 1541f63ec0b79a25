### Activities for a class: what is predicted, played and talked about.

activity-waiting = Une carte qui se fait attendre
activity-waiting-goal = Découvrir combien de temps on attend une carte, et quand elle a le plus de chances de venir.
activity-waiting-ask = Il te faut une des cartes qui conviennent à la prochaine place de ta chaîne. À quelle pioche la première d’entre elles a-t-elle le plus de chances de venir ?
activity-waiting-step-1 = Regarde la chaîne : quelles cartes conviennent, et combien y en a-t-il en tout ?
activity-waiting-step-2 = Choisis le numéro de la pioche où tu attends le plus souvent la première.
activity-waiting-step-3 = Mélange et pioche, manche après manche, jusqu’à ce qu’il en vienne une.
activity-waiting-step-4 = Compare avec les probabilités exactes, pioche par pioche.
activity-waiting-discuss = La pioche la plus probable et l’attente moyenne sont deux nombres très éloignés. Comment est-ce possible ? Si rien n’est venu depuis longtemps, est-ce forcément pour bientôt ?
activity-waiting-note = Presque tout le monde choisit une pioche proche de la moyenne. Mais pour venir à la deuxième pioche, une carte doit d’abord ne pas venir à la première : chaque barre est un peu plus basse que la précédente. Une longue traîne tire la moyenne vers le haut.
activity-waiting-materials = Un écran par élève ou par binôme. Un jeu de cartes, pour attendre le premier as à la main.

## What has to be known before one predicts or works it out on paper

activity-known-chain = { $character } demande, dans cet ordre : { $vases }
# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-fitting = Ce qui convient à la place { $vase } ({ $place }) : { $cards }
activity-known-pile = Cela fait { $helpers } cartes sur { $pile }

## What the answers say

odds-row-activity-draw = pioche { $draw }
# $cards: in the order in which they were drawn, $more: how many came after them
activity-waiting-fell = { $more ->
    [0] Piochées : { $cards }.
   *[other] Piochées : { $cards }, et { $more } de plus.
}
