### What stands on the buttons of the question: what is done, what it brings, and the chance. After the first step the card
### has been chosen and is not named again.

choice-group-taken = Prendre une carte
choice-group-turned = Ou retourner une carte face cachée
choice-beside = { $card }, à côté : { $chain }

choice-asks-card = Que faites-vous de cette carte ?
choice-asks-turned = Où va-t-elle ?
choice-asks-steal = Que prenez-vous ?
choice-asks-own = Dans quelle chaîne ?

choice-take = Prendre « { $card } » dans la défausse
choice-begin = Commencer une chaîne
choice-place = L’ajouter à la chaîne { $chain }
choice-activate = La poser face cachée, chaîne { $chain }
choice-swap = L’échanger avec celle de la chaîne { $chain }
choice-discard = La défausser
choice-play-draw = La jouer : piocher { $number }, défausser { $number }
choice-play-block = Bloquer { $player }, chaîne { $target_chain }
choice-play-steal = L’ajouter à votre chaîne { $chain }
choice-protect = Retourner « { $card } », chaîne { $chain }
choice-stolen = { $card }, chez { $player }, chaîne { $chain }
choice-use = L’ajouter à la chaîne { $target_chain }
choice-attack = Attaquer { $player }, chaîne { $target_chain }

choice-fits = { $chains ->
    [none] ne va dans aucune de vos chaînes
   *[other] convient à { $chains }
}
choice-for-character = commence une chaîne
choice-for-double = vous avez déjà cette chaîne
choice-for-event = détruit { said-vases }, une fois face cachée
choice-for-event-now = détruit jusqu’à { said-vases }
choice-for-protection = sauve { said-vases }, une fois face cachée
choice-spheres = rapporte { said-spheres }
choice-completes = complète la chaîne
choice-protects = plus personne ne peut attaquer cette chaîne
choice-magical = d’une seule couleur, donc magique : { said-spheres } de plus
choice-rescues = ce personnage a enfin un vase
choice-held = vous avez son premier vase : { $cards }
choice-leader = on ne perd jamais son chef
choice-left-open = le joueur suivant peut la prendre
choice-later-dioramas = à un prochain tour, vous pourrez la retourner au lieu de prendre une carte
choice-later-events = à un prochain tour, vous pourrez attaquer avec au lieu de prendre une carte
choice-later-protections = elle peut défendre n’importe laquelle de vos chaînes quand on vous attaque
choice-back = « { $card } » revient dans votre main
choice-skips = { $player } passe un tour
choice-draws = vous gardez les cartes que vous préférez, et ne posez rien à ce tour
choice-loses = { $player } perdrait { $cards }
choice-left-alone = { $leads ->
    [yes] « { $chain } » serait sans vase, mais un chef reste
   *[no] « { $chain } » serait sans vase
}
choice-saves = sauve { $cards }
choice-lost = vous perdez { $cards }
choice-forfeits = vous perdez { $cards }, toujours sans vase : { said-spheres } de moins
choice-alone = { $leads ->
    [yes] « { $chain } » reste alors sans vase, mais un chef reste
   *[no] « { $chain } » reste alors sans vase
}

choice-chance-fits = { $percent } de pouvoir la poser aussitôt
choice-chance-fits-some = { $percent } d’en avoir au moins une à poser à un prochain tour
choice-chance-first = { $percent } que la prochaine carte soit son premier vase ; sans vase, ce personnage est perdu à la fin de votre prochain tour
choice-chance-saves = { $percent } que ce soit le premier vase de « { $chain } » ; sans vase, vous perdez cette carte à la fin du tour : { said-spheres }
choice-chance-defended = { $percent } qu’il y ait une protection parmi les cartes face cachée chez { $player }
