### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

## Where to go: still face down when it is said

bot-why-movement-easy = { $player } va dove sembra che si prenda subito di più.
bot-why-movement-aim = { $player } punta a “{ $card }”, e ha confrontato ciò che porta ogni luogo con chi si può incontrare lì.
bot-why-movement-normal = { $player } ha confrontato ciò che porta ogni luogo con chi si può incontrare lì.
bot-why-movement-hard = { $player } ha immaginato i prossimi turni fino a { $games } volte per ogni luogo, e nessuno finiva nettamente meglio di questo.

## In an action phase

bot-why-realise = { $player } aveva tutto ciò che costa “{ $card }”, e { $points ->
    [one] un punto adesso vale
   *[other] { $points } punti adesso valgono
} più che aspettarne un’altra.
bot-why-realise-cheaper = { $player } avrebbe potuto pagare “{ $other }” al suo posto. Con “{ $card }” le risorse bastano ancora per altro, per almeno altrettanti punti in tutto.
bot-why-rest = Per { $player } niente di ciò che era in vendita valeva più di un riposo.
bot-why-buy = { $player } ne aveva più bisogno dei Krom spesi.
bot-why-draw = Una carta di questo mazzo rendeva in media più di quanto costava, perciò { $player } l’ha pescata.
bot-why-shuffle = Le carte scartate erano migliori di quelle rimaste nel mazzo: { $player } le ha rimescolate.
bot-why-hunt = “{ $card }” prometteva di più per { $player }, contando la ricompensa e il prezzo dei dadi: si cattura { $chance_often }.
bot-why-climb = Ciò che una scalata rende in media faceva comodo, perciò { $player } ha scalato.
bot-why-play = Per { $player } la carta rendeva più adesso che più tardi.
bot-why-again = { $player } poteva rifare la stessa cosa, e cominciare non costava niente.
bot-why-better = In { $games } partite immaginate da { $player }, “{ $this }” è andato in media meglio di “{ $that }”.
bot-why-tried = { $player } ha immaginato { $games } partite che continuavano dopo “{ $this }”, e nient’altro finiva nettamente meglio.
bot-why-done = Per { $player } nient’altro sembrava valere quello che costava.

## Other questions

bot-why-reroll = { $player } ha seguito le probabilità dei dadi, e ciò che paga ogni combinazione.
bot-why-reward = { $player } ha preso ciò che avvicina di più le prossime Evoluzioni.
bot-why-combination = { $player } ha preso la combinazione che paga di più.
bot-why-combat = Senza la carta il combattimento sarebbe costato più di quanto vale la carta: { $player } l’ha giocata.
bot-why-combat-ahead = { $player } era già in testa e ha giocato la carta per far perdere di più agli altri: chi è a terra si può derubare.
bot-why-counter = La carta avrebbe fatto più danno di quanto vale una contromossa, perciò { $player } l’ha bloccata.
bot-why-pass = { $player } ha lasciato correre.
bot-why-rob = { $player } ha preso ciò che serve di più e che all’altra parte costa di più.
bot-why-whom = { $player } ha cominciato dove c’è più da prendere.
bot-why-give = { $player } ha ceduto ciò che manca di meno.
