### The account of a game that is over. A Fraction $x also comes as $x_about, with two digits, and as $x_round, a whole number.

account-won-target = { $who ->
    [you] You won
   *[other] { $player } won
} in turn { $turn }, with { $points ->
    [one] one Evolution point
   *[other] { $points } Evolution points
}; { $target } were needed{ $length ->
    [short] {" "}in this short game, instead of { $usual }
   *[whole] {""}
}.
account-won-wins = { $who ->
    [you] You won
   *[other] { $player } won
} in turn { $turn } by the trophy, with { $points ->
    [one] one Evolution point
   *[other] { $points } Evolution points
}; { $target } were needed.
account-won-evolutions_gone = In turn { $turn } no Evolution was left: { $who ->
    [you] you had
   *[other] { $player } had
} the most points, { $points }, and won.
account-won-with = { $who ->
    [you] Your points came from
   *[other] The points of { $player } came from
} { $things }{ $victims ->
    [none] {""}
   *[other] ; in the turn of the last ones { $victims } had just been robbed
}.
account-won-with-card = “{ $card }” in turn { $turn } ({ $points })
account-won-with-trophy = the trophy in turn { $turn } ({ $points })
account-second-are = { $many ->
    [one] { $players } came second
   *[other] { $players } shared second place
}, with { $points ->
    [one] one point
   *[other] { $points } points
}
account-second = { account-second-are }.
account-a-point = { $price ->
    [none] {""}
   *[other] . To compare: what one Evolution point needs costs about { $price_round } Krom
}
account-in-cave = (all of it counted in Krom, by the prices of the Cave){ account-a-point }
account-dice-gave = { $lucky ->
    [yes] the dice and cards brought you { $luck_about } Krom more than they do on average
   *[no] the dice and cards brought you { $luck_about } Krom less than they do on average
}
account-came-with = You came { account-place } of { $of } with { $points ->
    [one] one point
   *[other] { $points } points
}
account-dice-about = { $lucky ->
    [yes] the dice and cards brought you about { $luck_round } Krom more than they do on average
   *[no] the dice and cards brought you about { $luck_round } Krom less than they do on average
}
account-differed-luck = Of what can be judged exactly, the largest difference was luck: { account-dice-about }{ $seen ->
    [yes] , and { $player } { $their_luck_round } { $their_lucky ->
        [yes] more
       *[no] less
    }
   *[no] {""}
} { account-in-cave }.
account-ahead-luck = { account-second-are }. { account-differed-luck }
account-lost-luck = { account-came-with }. { account-differed-luck }
account-differed-choice = Of what can be judged exactly, the largest difference was choice: in climbs, hunts and draws yours cost about { $cost_round } Krom against the best play{ $seen ->
    [yes] , those of { $player } { $their_cost_round }
   *[no] {""}
} { account-in-cave }.
account-ahead-choice = { account-second-are }. { account-differed-choice }
account-lost-choice = { account-came-with }. { account-differed-choice }
account-differed-stunned = The largest difference was lying stunned: you missed { $missed ->
    [0] no action phase
    [one] one action phase
   *[other] { $missed } action phases
}, and { $player } { $their_missed ->
    [0] none
   *[other] { $their_missed }
}.
account-ahead-stunned = { account-second-are }. { account-differed-stunned }
account-lost-stunned = { account-came-with }. { account-differed-stunned }
account-differed-pace = Neither luck nor choices that can be judged set you apart: { $even ->
    [yes] each of you realised equally many Evolutions, and they brought different points
   *[no] { $player } realised { $evolutions ->
        [one] one Evolution
       *[other] { $evolutions } Evolutions
    }, you { $own }
}.
account-ahead-pace = { account-second-are }. { account-differed-pace }
account-lost-pace = { account-came-with }. { account-differed-pace }
account-lost-estimated = { account-came-with }. Of what can be judged exactly nothing set you apart. Estimated, it was choice: where to go and what to do there cost you about { $cost_round } Krom, in { $clear ->
    [one] one decision
   *[other] { $clear } decisions
}{ account-a-point }.
account-lost-estimated-more = { account-came-with }. The largest difference was choice, estimated: where to go and what to do there cost you about { $cost_round } Krom, in { $clear ->
    [one] one decision
   *[other] { $clear } decisions
}{ account-a-point }. Luck, climbs, hunts and draws, which can be judged exactly, made less of a difference.

account-turns = Turn
account-sum = All
account-climb = Climbs
account-hunt = Hunts
account-forest = Draws
account-fight = Fights
account-in-krom = Worth in Krom

account-fights = Fights
account-fights-how = Expected is how many fights the first dice win on average, against these opponents and in these places, before anybody plays a card.
account-fought = Fought
account-won-fights = Won
account-expected = Expected
account-life-lost = Life lost
account-life-dealt = Life dealt
account-missed = Phases missed

account-luck = What was luck
account-luck-own = All in all { account-dice-gave }.
account-luck-how = Every climb, hunt and drawn Gathering card, and the life that the first dice of a fight cost, is compared with what it brings on average, in Krom at the prices of the Cave. Not counted: which cards are turned up, Bonus cards, dice of combat cards.
account-choice = What was choice
account-choice-own = Of { $n ->
    [one] one choice that can be judged exactly, you made
   *[other] { $n } choices that can be judged exactly, you made
} { $best } in the best way; the others cost { $cost_about } Krom together.
account-choice-all = { $n ->
    [one] The one choice of yours that can be judged exactly was the best.
   *[other] All { $n } choices of yours that can be judged exactly were the best.
}
account-choice-how = Which dice to keep, which prey to hunt with how many dice, whether to draw again: the best answer is known exactly, by what could be known then and at the prices of the Cave. The bars show what was left against it.
account-choice-points = To compare: what the Evolutions of this box cost comes to { $krom_about } Krom for each of their points, at the prices of the Cave.
account-choice-rest = Nobody can say exactly what it is worth where one goes, what one buys and which cards one plays. A hunt, draw or climb that could complete an Evolution at once is not counted either. Nor is a hunt that helped to realise one later. All that can only be estimated.

account-costly-how = What is measured: how much more another answer would have brought, with Krom as the yardstick ({ $goods } counts as { $krom }).
account-costly-who = Turn { $turn }{ $who ->
    [you] {""}
   *[other] , { $player }
}
account-costly-climb = { account-costly-who }, on the Mountain{ $dice ->
    [none] {""}
   *[other] {" "}with { $dice }
}. Chosen: { $chosen }. Better on average, by { $cost_about } Krom: { $best }.
account-costly-hunt = { account-costly-who }, in the Savannah. Chosen: { $chosen }. Better on average, by { $cost_about } Krom: { $best }.
account-costly-forest = { account-costly-who }, in the Forest. Chosen: { $chosen }. Better on average, by { $cost_about } Krom: { $best }.
account-costly-won = { account-costly-who }. Chosen: { $chosen }. This would have won the game at once: { $best }.
account-costly-imagined = { account-costly-who }. Chosen: { $chosen }. Probably better, by about { $cost_round } Krom: { $best }. Estimated in { $games } imagined games: between { $least_round } and { $most_round } Krom.
account-costly-appraised = { account-costly-who }. Chosen: { $chosen }. Probably better, by about { $cost_round } Krom, as the bots value life and goods: { $best }.

account-estimated = What was choice, estimated
account-estimated-own = { $n ->
    [one] One other choice was
   *[other] { $n } other choices were
} tried out: { $clear ->
    [0] for none of them another answer did clearly better
    [one] for one of them another answer did clearly better, by about { $cost_about } Krom
   *[other] for { $clear } of them another answer did clearly better, by about { $cost_about } Krom together
}.
account-estimated-how = Estimated, not exact. Where to go and what to do there: the answer that was given and the one that does best were each tried in { $games } imagined games, two turns long, with what could be known then; bots play them, and guess where others go. Combat cards, robberies and rewards: by what the bots think life and goods are worth. A victory counts like ten points, and points are turned into Krom as the bots value them. Not judged: countering a card, and what led to an Evolution in the same turn.
account-estimated-kind = About
account-estimated-many = Choices
account-estimated-clear = Clearly not the best
account-estimated-movement = Where to go
account-estimated-doing = What to do there
account-estimated-cards = Bonus cards
account-estimated-loot = What to rob
