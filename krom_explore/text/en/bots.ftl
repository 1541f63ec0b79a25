### Bots: what is said of them, whatever the game.

bot-why-random = { $player } chose among all answers at random.

## Levels

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard

## The table of strengths

strength-title = Simulated: one bot of a level among { $players ->
    [2] two players
   *[other] { $players } players
}, in every seat equally often, seed { $seed }.
strength-fair = Where all are equal, each wins { $share }. The interval holds the truth about 19 times out of 20.
strength-row = { $level } against { $against }: { $won } of { $games } games won, { $share } (from { $low } to { $high })
