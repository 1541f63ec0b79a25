### The account of a game that is over

# $player, $who, $number, $challenges
account-won-spheres = { $who ->
    [you] You have won
   *[other] { $player } has won
} with { said-spheres }, after { $challenges ->
    [one] one challenge
   *[other] { $challenges } challenges
}.
# $player, $number
account-then = { $player } came second, with { said-spheres }.

# $rank, $of, $number
account-came-behind = You came { account-place } of { $of }, with { said-spheres }
# $player, $own, $theirs
account-behind-table = { account-came-behind }. The largest difference was on the table: { $theirs } spheres in { $player }’s chains, { $own } in yours.
account-behind-magic = { account-came-behind }. The largest difference was magic: { $player } got { $theirs } spheres for magical chains, you got { $own }.
account-behind-hostile = { account-came-behind }. The largest difference was what you held when another closed a challenge: { $own } hostile spheres against { $theirs } of { $player }.

account-spheres = Spheres
account-spheres-over = Spheres after each challenge
account-challenge = Challenge
account-challenges = Challenge by challenge
# $challenge, $turn, $how, $player, $who
account-closed = Challenge { $challenge } { $how ->
    [complete] was closed { $who ->
        [you] by you
       *[other] by { $player }
    }
    [exhausted] ended because no Diorama was left,
   *[rounds] was ended after too many turns,
} in turn { $turn }.
account-counted-table = On the table
account-counted-magic = Magical chains
account-counted-hostile = Hostile
account-result = Result

account-losses = Attacks and losses
account-attacks = Attacks made
account-vases-lost = Vases lost to attacks
account-vases-stolen = Vases lost to thefts
account-defended = Protections used
account-characters-lost = Characters lost
account-turns-skipped = Turns skipped
