### Activities for a class: what is predicted, played and talked about.

activity-waiting = Una carta che si fa aspettare
activity-waiting-goal = Scopri quanto si aspetta una carta, e quando è più probabile che arrivi.
activity-waiting-ask = Ti serve una delle carte che vanno bene per il prossimo posto della tua catena. A quale pescata è più probabile che arrivi la prima?
activity-waiting-step-1 = Guarda la catena: quali carte vanno bene, e quante ce ne sono nel mazzo?
activity-waiting-step-2 = Scegli la pescata a cui secondo te arriva più spesso la prima.
activity-waiting-step-3 = Mescola e pesca, una prova dopo l’altra, finché ne arriva una.
activity-waiting-step-4 = Confronta con le probabilità esatte, pescata per pescata.
activity-waiting-discuss = La pescata più probabile e l’attesa media sono due numeri molto lontani. Come è possibile? Se da tanto non arriva niente, ormai deve arrivare?
activity-waiting-note = Quasi tutti scelgono una pescata vicina alla media. Ma per arrivare alla seconda pescata, una carta non deve essere arrivata alla prima: ogni barra è un po’ più bassa di quella precedente. Una lunga coda tira in su la media.
activity-waiting-materials = Uno schermo a testa o uno per coppia. Un mazzo di carte, per aspettare a mano il primo asso.

## What has to be known before one predicts or works it out on paper

activity-known-chain = { $character } chiede, in quest’ordine: { $vases }
# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-fitting = Che cosa va bene nel posto { $vase } ({ $place }): { $cards }
activity-known-pile = In tutto, carte { $helpers } su { $pile }

## What the answers say

odds-row-activity-draw = pescata { $draw }
# $cards: in the order in which they were drawn, $more: how many came after them
activity-waiting-fell = { $more ->
    [0] Pescate: { $cards }.
   *[other] Pescate: { $cards }, e altre { $more }.
}
