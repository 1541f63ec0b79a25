### Bots: what is said of them, whatever the game.

bot-why-random = { $player } chose among all answers at random.
