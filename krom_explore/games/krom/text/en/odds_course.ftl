### Odds that the course asks: life lost, totals, several cards, what can be concluded.

## Life lost

odds-title-life-lost = { $beast ->
    [yes] { $fighters ->
        [one] One player meets the Kromosaurus: life lost
       *[other] { $fighters } players and the Kromosaurus: life lost by one of them
    }
   *[no] A combat of { $fighters }: life lost by one of them
}
odds-life-lost = With { $life } life, a player loses { $mean } life on average (about { $mean_about }), and none at all { $nothing_often }.
odds-row-life-lost = { $lost ->
    [0] no life lost
   *[other] { $lost } life lost
}{ $left ->
    [0] : stunned
   *[other] {""}
}
odds-step-life-lost = { $lost } life is lost in { NUMBER($ways) } of { NUMBER($total) } ways: { $lost } × { NUMBER($ways) } = { NUMBER($product) }.
odds-step-mean = Added up: { NUMBER($added) }. Shared among { NUMBER($all) } ways that is { $mean } on average{ $whole ->
    [yes] .
   *[no] {" "}(about { $mean_about }).
}

## Totals

odds-title-total = { $dice ->
    [one] What one die shows
   *[other] What { $dice } dice add to
}
odds-total = { $dice ->
    [one] One die shows
   *[other] { $dice } dice add to
} { $mean_about } on average. { $count ->
    [one] The likeliest total is { $totals }: it comes { $chance_often }.
   *[other] The likeliest totals are { $totals }: each comes { $chance_often }.
}
odds-row-points = { $points }

## Several cards

odds-title-draws = { $draws ->
    [one] One card
   *[other] { $draws } cards
}: how many { odds-wanted }?
odds-draws = { $wanted } of { $pile } cards { odds-wanted }. Among { $draws ->
    [one] one card
   *[other] { $draws } cards
}{ $back ->
    [yes] , each put back before the next,
   *[no] {""}
} there is at least one { $chance_often }; on average { $mean_about }.
odds-wanted = { $kind ->
    [card] are “{ $want }”
   *[good] bring { $want }
}
odds-with-krom = Krom
odds-with-wood = Wood
odds-with-stone = Stones
odds-with-bone = Bones
odds-with-bonus = a Bonus card
odds-with-life = life
odds-row-found = { $found ->
    [0] none
   *[other] { $found }
}
odds-step-pile = The pile holds { $pile } cards; { $wanted } of them { odds-wanted }.
odds-step-no-hit = { $card ->
    [1] The first card
    [2] The second card
    [3] The third card
   *[other] Card { $card }
} is another one in { $others } of { $of } cases. None so far: { $none } ({ $none_percent }).
odds-step-some-hit = At least one: 1 − { $none } = { $some } ({ $some_percent }).
odds-step-found-ways = Exactly { $found } of { $draws }. Ways to take { $found } of { $wanted } wanted cards: { $hits }. Ways to take { $missed } of { $others } others: { $misses }. { $hits } × { $misses } = { NUMBER($ways) } of { NUMBER($total) } ways to take { $draws } of { $pile } cards: { $chance_percent }.

## What can be concluded

odds-title-winners-die = { $name } has won: what did the die show?
odds-winners-die = { $name } wins { $where } { $evidence_often }. Given that, a { $face } is likeliest: { $chance_percent }, and it was { $before_percent } before.
odds-row-face = a { $face }
odds-title-face-down = Which card lies face down?
odds-face-down = { $passes ->
    [0] With nothing seen yet
    [one] After one combat { $where } without a card
   *[other] After { $passes } combats { $where } without a card
} the chance that it is a combat card for there is { $chance_percent }. Before it was { $before_percent }.
odds-row-held-combat = a combat card for this place
odds-row-held-counter = a counter
odds-row-held-other = any other card
