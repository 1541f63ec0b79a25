### Bots: what is said of them, whatever the game.

bot-why-random = { $player } hat unter allen Antworten zufällig gewählt.

## Levels

bot-random = zufällig
bot-easy = leicht
bot-normal = normal
bot-hard = schwer

## The table of strengths

strength-title = Simuliert: ein Bot einer Stufe, { $players ->
    [2] zwei am Tisch
   *[other] { $players } am Tisch
}, auf jedem Platz gleich oft, Startwert { $seed }.
strength-fair = Wo alle gleich stark sind, gewinnt jeder { $share }. Das Intervall enthält den wahren Wert in etwa 19 von 20 Fällen.
strength-row = { $level } gegen { $against }: { $won } von { $games } Partien gewonnen, { $share } (von { $low } bis { $high })
