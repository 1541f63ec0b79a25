### Bots: what is said of them, whatever the game.

bot-why-random = { $player } ha scelto a caso fra tutte le risposte.

## Levels

bot-random = a caso
bot-easy = facile
bot-normal = normale
bot-hard = difficile

## The table of strengths

strength-title = Simulato: un bot di un livello in una partita { $players ->
    [2] a due
   *[other] a { $players }
}, in ogni posto altrettanto spesso, seme { $seed }.
strength-fair = Se tutti sono uguali, la quota di ognuno è { $share }. L’intervallo contiene il valore vero circa 19 volte su 20.
strength-row = { $level } contro { $against }: partite vinte { $won } su { $games }, { $share } (da { $low } a { $high })
