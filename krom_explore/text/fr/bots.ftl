### Bots: what is said of them, whatever the game.

bot-why-random = { $player } a choisi au hasard parmi toutes les réponses.

## Levels

bot-random = au hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile

## The table of strengths

strength-title = Simulé : un bot d’un niveau parmi { $players ->
    [2] deux joueurs
   *[other] { $players } joueurs
}, aussi souvent à chaque place, graine { $seed }.
strength-fair = À forces égales, chacun gagne { $share } des parties. L’intervalle contient la vraie valeur environ 19 fois sur 20.
strength-row = { $level } contre { $against } : { $won } parties gagnées sur { $games }, { $share } (de { $low } à { $high })
