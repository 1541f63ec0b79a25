### What stands on the buttons of the question: what is done, what it brings, and the chance. After the first step the card
### has been chosen and is not named again.

choice-group-taken = Eine Karte nehmen
choice-group-turned = Oder eine verdeckte Karte aufdecken
choice-beside = { $card }, neben „{ $chain }“

choice-asks-card = Was machst du damit?
choice-asks-turned = Wohin damit?
choice-asks-steal = Was nimmst du?
choice-asks-own = An welche Kette?

choice-take = „{ $card }“ vom Ablagestapel nehmen
choice-begin = Eine Kette beginnen
choice-place = An „{ $chain }“ legen
choice-activate = Verdeckt neben „{ $chain }“ legen
choice-swap = Mit der Karte neben „{ $chain }“ tauschen
choice-discard = Ablegen
choice-play-draw = Spielen: { $number } ziehen, dann { $number } ablegen
choice-play-block = { $player } blockieren, neben „{ $target_chain }“
choice-play-steal = An deine Kette „{ $chain }“ legen
choice-protect = „{ $card }“ neben „{ $chain }“ aufdecken
choice-stolen = { $card } aus „{ $chain }“ von { $player }
choice-use = An „{ $target_chain }“ legen
choice-attack = „{ $target_chain }“ von { $player } angreifen

choice-fits = { $chains ->
    [none] passt jetzt an keine deiner Ketten
   *[other] passt an { $chains }
}
choice-for-character = beginnt eine Kette
choice-for-double = du hast schon so eine Kette
choice-for-event = zerstört { said-vases }, sobald sie verdeckt liegt
choice-for-event-now = zerstört bis zu { said-vases }
choice-for-protection = rettet { said-vases }, sobald sie verdeckt liegt
choice-spheres = bringt { said-spheres }
choice-completes = macht die Kette vollständig
choice-protects = diese Kette kann niemand mehr angreifen
choice-magical = ganz in einer Farbe, also magisch: { said-spheres } dazu
choice-rescues = steht dann nicht mehr allein
choice-held = die erste Vase hast du: { $cards }
choice-leader = dein Oberhaupt geht nie verloren
choice-left-open = die nächste Person darf sie nehmen
choice-later-dioramas = in einem späteren Zug kannst du sie aufdecken, statt eine Karte zu nehmen
choice-later-events = in einem späteren Zug kannst du mit ihr angreifen, statt eine Karte zu nehmen
choice-later-protections = sie kann jede deiner Ketten schützen, wenn du angegriffen wirst
choice-back = „{ $card }“ kommt zurück auf deine Hand
choice-skips = { $player } setzt einen Zug aus
choice-draws = du behältst die Karten, die dir am liebsten sind, und legst in diesem Zug nichts aus
choice-loses = { $player } würde { $cards } verlieren
choice-left-alone = { $leads ->
    [yes] „{ $chain }“ wäre allein, aber ein Oberhaupt bleibt
   *[no] „{ $chain }“ wäre allein
}
choice-saves = rettet { $cards }
choice-lost = du verlierst { $cards }
choice-forfeits = du verlierst { $cards }, noch immer allein: { said-spheres } weniger
choice-alone = { $leads ->
    [yes] „{ $chain }“ ist dann allein, aber ein Oberhaupt bleibt
   *[no] „{ $chain }“ ist dann allein
}

choice-chance-fits = { $percent }, dass sie gleich passt
choice-chance-fits-some = { $percent }, dass mindestens eine davon in einem späteren Zug passt
choice-chance-first = { $percent }, dass die nächste Karte die erste Vase ist; ohne Vase geht die Karte am Ende deines nächsten Zuges verloren
choice-chance-saves = { $percent }, dass sie die erste Vase von „{ $chain }“ ist; ohne Vase verlierst du „{ $chain }“ am Ende dieses Zuges: { said-spheres }
choice-chance-defended = { $percent }, dass unter den verdeckten Karten von { $player } eine Schutzkarte liegt
