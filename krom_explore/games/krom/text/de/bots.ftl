### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

## Where to go: still face down when it is said

bot-why-movement-easy = { $player } ging dorthin, wo auf einen Schlag am meisten zu holen schien.
bot-why-movement-aim = { $player } will „{ $card }“ haben und hat abgewogen, was jeder Ort bringt und wem man dort begegnen kann.
bot-why-movement-normal = { $player } hat abgewogen, was jeder Ort bringt und wem man dort begegnen kann.
bot-why-movement-hard = { $player } hat sich die nächsten Runden für jeden Ort bis zu { $games }-mal ausgemalt, und keiner schnitt klar besser ab als dieser.

## In an action phase

bot-why-realise = { $player } hatte alles, was „{ $card }“ kostet, und { $points ->
    [one] ein Punkt ist
   *[other] { $points } Punkte sind
} jetzt mehr wert, als auf eine andere Evolution zu warten.
bot-why-realise-cheaper = { $player } hätte stattdessen „{ $other }“ bezahlen können. Nach „{ $card }“ reichen die Rohstoffe noch für mehr, für mindestens so viele Punkte insgesamt.
bot-why-rest = Nichts von dem, was es zu kaufen gab, war { $player } mehr wert als eine Rast.
bot-why-buy = { $player } brauchte das dringender als das Krom dafür.
bot-why-draw = Eine Karte von diesem Stapel brachte { $player } im Durchschnitt mehr, als sie kostete.
bot-why-shuffle = Die Karten, die weg waren, waren besser als die im Stapel. Darum hat { $player } sie wieder eingemischt.
bot-why-hunt = „{ $card }“ versprach { $player } am meisten, die Belohnung und den Preis der Würfel eingerechnet: Der Fang gelingt { $chance_often }.
bot-why-climb = Was ein Aufstieg im Durchschnitt zahlt, war es wert. Darum ist { $player } geklettert.
bot-why-play = Die Karte brachte { $player } jetzt mehr als später.
bot-why-again = { $player } konnte dasselbe noch einmal tun, und der Anfang kostete nichts.
bot-why-better = In { $games } Partien, die { $player } sich ausgemalt hat, ging „{ $this }“ im Schnitt besser aus als „{ $that }“.
bot-why-tried = { $player } hat sich { $games } Partien ausgemalt, die nach „{ $this }“ weitergingen, und nichts anderes schnitt klar besser ab.
bot-why-done = Nichts anderes, was { $player } tun konnte, schien seinen Preis wert.

## Other questions

bot-why-reroll = { $player } tat, was die Chancen der Würfel sagen, gemessen an dem, was jede Kombination zahlt.
bot-why-reward = { $player } nahm, was den nächsten Evolutionen am nächsten bringt.
bot-why-combination = { $player } nahm die Kombination, die am besten zahlt.
bot-why-combat = Ohne die Karte wäre der Kampf um mehr schlechter ausgegangen, als sie wert ist. Darum hat { $player } sie gespielt.
bot-why-combat-ahead = { $player } lag schon vorn und hat die Karte gespielt, um den anderen mehr wehzutun: Wer betäubt ist, kann ausgeraubt werden.
bot-why-counter = Die Karte hätte { $player } mehr geschadet, als eine Konterkarte wert ist.
bot-why-pass = { $player } ließ es gut sein.
bot-why-rob = { $player } nahm, was am meisten hilft und der anderen Seite am meisten wehtut.
bot-why-whom = { $player } fing da an, wo am meisten zu holen ist.
bot-why-give = { $player } gab, was am wenigsten fehlt.
