### Activities for a class: what is predicted, played and talked about.

activity-waiting = Eine Karte lässt auf sich warten
activity-waiting-goal = Finde heraus, wie lange man auf eine Karte wartet und wann sie am ehesten kommt.
activity-waiting-ask = Du brauchst eine der Karten, die auf den nächsten Platz deiner Kette passen. Als wievielte gezogene Karte kommt die erste davon am ehesten?
activity-waiting-step-1 = Sieh dir die Kette an: Welche Karten passen, und wie viele davon sind im Stapel?
activity-waiting-step-2 = Wähle, als wievielte Karte du die erste passende am häufigsten erwartest.
activity-waiting-step-3 = Misch und zieh, Durchgang für Durchgang, bis eine kommt.
activity-waiting-step-4 = Vergleiche mit den genauen Chancen, Karte für Karte.
activity-waiting-discuss = Wann sie am ehesten kommt und wie lange man im Durchschnitt wartet, sind zwei ganz verschiedene Zahlen. Wie kann das sein? Wenn lange nichts gekommen ist, ist sie dann überfällig?
activity-waiting-note = Fast alle wählen eine Zahl in der Nähe des Durchschnitts. Aber um als zweite Karte zu kommen, darf sie nicht schon als erste gekommen sein: Jeder Balken ist ein wenig niedriger als der davor. Die langen Wartezeiten ziehen den Durchschnitt nach oben.
activity-waiting-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Ein Kartenspiel, um von Hand auf das erste Ass zu warten.

## What has to be known before one predicts or works it out on paper

activity-known-chain = { $character } verlangt in dieser Reihenfolge: { $vases }
# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-fitting = Was auf Platz { $vase } ({ $place }) passt: { $cards }
activity-known-pile = Das sind { $helpers } von { $pile } Karten

## What the answers say

odds-row-activity-draw = Karte { $draw }
# $cards: in the order in which they were drawn, $more: how many came after them
activity-waiting-fell = { $more ->
    [0] Gezogen: { $cards }.
   *[other] Gezogen: { $cards }, und noch { $more }.
}
