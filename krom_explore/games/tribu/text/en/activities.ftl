### Activities for a class: what is predicted, played and talked about.

activity-waiting = A card that waits
activity-waiting-goal = Find out how long one waits for a card, and when it is likeliest to come.
activity-waiting-ask = You need one of the cards that fit the next place of your chain. At which draw is the first of them likeliest to come?
activity-waiting-step-1 = Look at the chain: which cards fit, and how many of them are in the deck?
activity-waiting-step-2 = Choose the draw at which you expect the first one most often.
activity-waiting-step-3 = Shuffle and draw, round after round, until one comes.
activity-waiting-step-4 = Compare with the exact chances, draw by draw.
activity-waiting-discuss = The likeliest draw and the average wait are two numbers far apart. How can that be? If nothing has come for a long time, is it due?
activity-waiting-note = Nearly everybody chooses a draw somewhere near the average. But to come at the second draw, a card must first not come at the first one: every bar is a little lower than the one before it. A long tail pulls the average up.
activity-waiting-materials = A screen for each pupil or each pair. A deck of cards, to wait for the first ace by hand.

## What has to be known before one predicts or works it out on paper

activity-known-chain = { $character } asks for these, in this order: { $vases }
# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-fitting = What fits place { $vase } ({ $place }): { $cards }
activity-known-pile = That is { $helpers } of { $pile } cards

## What the answers say

odds-row-activity-draw = draw { $draw }
# $cards: in the order in which they were drawn, $more: how many came after them
activity-waiting-fell = { $more ->
    [0] Drawn: { $cards }.
   *[other] Drawn: { $cards }, and { $more } more.
}
