### The account of a game that is over.

account-title = How it went
account-won = { $who ->
    [you] You have won
   *[other] { $player } has won
}, after { $steps ->
    [one] one answer or roll
   *[other] { $steps } answers and rolls
}.
account-place = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $rank }
}
account-came = You came { account-place } of { $of }, with { $points }.
account-you = { $player } (you)
account-rank = Rank
account-player = Player
account-points = Points
account-points-title = Points
account-steps = Answers and rolls
account-curve = Points over time
account-costly = { $n ->
    [one] The decision that cost most
   *[other] The { $n } decisions that cost most
}
account-estimate = Estimate the other choices too
account-estimate-go-on = Go on estimating
account-estimate-stop = Stop
account-estimating = { $done } of { $all } choices tried out
account-estimate-how = Bots play on many times from each of the other choices, and from what could have been chosen instead. This takes about a minute.
account-reason = Why it ended so
account-found = See the decisions that cost most
account-try = Go there and try otherwise
account-back = Back to the end of the game
account-rematch = Rematch, same order of players
account-rematch-new = Rematch, other order of players
account-replay = Watch it from the start
account-table = As a table
account-too-much = There was too much in this game to be judged here.
