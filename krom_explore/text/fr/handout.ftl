### What stands on paper, around what a game says.

## What a sheet is

handout-worksheet = Fiche élève
handout-answers = Corrigé
handout-summary = Les règles en une page
handout-odds = Mémo des chances
handout-teacher = Fiche enseignant

## The head of every page

# $hash: a few letters that stand for the rules and cards in use. $own: whether somebody changed them
handout-box = { $own ->
    [yes] Votre propre boîte, { $hash }
   *[no] Boîte fournie, { $hash }
}
# $seed: the number that all chance on the sheet comes from
handout-seed = Graine { $seed }
# One of several different sheets
handout-copy = Fiche { $number } sur { $last }
handout-copy-seed = Fiche { $number }, graine { $seed }
handout-some-invented = En partie inventé, voir sous le titre
handout-none-invented = Rien n’est inventé ici
handout-summary-invented = Certaines cartes et certains noms de cette boîte sont inventés : les vrais ne sont pas publics.
handout-scan = À scanner pour l’ouvrir sur un écran
# Where no code is printed: what follows is the rest of an address
handout-in-app = Dans l’application, après son adresse :
handout-name = Nom
handout-date = Date

## On the page that prints

ui-print-title = Imprimer
ui-print-seed = Graine
ui-print-pupils = Fiches différentes
ui-print-ready = La fiche part à l’imprimante.

## Questions

handout-questions = Questions
handout-answer = Ta réponse
# $row: something that can happen, as it stands in a table
handout-how-likely = Quelle est la probabilité de « { $row } » ?
# A fraction that is too long to be read at a glance, in small print below its percentage
handout-exactly = Exactement { $exact }

## Activities

handout-given = Ce qu’il faut savoir
handout-rules = Ce que disent les règles
handout-predict = Prévoir d’abord
handout-prediction = Ma prévision
handout-play = Jouer
handout-outcome = Ce qui arrive
handout-strokes = Un trait chaque fois
handout-times = Combien de fois
# $letters: what happened in each round, such as « B A A C »
handout-played = { $rounds ->
    [one] Pas de matériel sous la main ? Cette manche a été jouée rien que pour ta fiche : { $letters }
   *[other] Pas de matériel sous la main ? Ces { $rounds } manches ont été jouées rien que pour ta fiche : { $letters }
}
handout-draw = Dessine combien de fois chaque chose est venue : une barre pleine veut dire « à chaque fois ».
handout-discuss = Parlez-en
handout-yes = oui
handout-no = non
handout-variants = La même chose avec d’autres nombres
handout-counted = Les manches imprimées sur la fiche
handout-on-average = En moyenne
handout-derivation = Comment on y arrive
handout-exact = La réponse exacte

## For teachers

handout-materials = Ce qu’il vous faut
# From this age on, so long, so many rounds for each pupil
handout-frame = { $rounds ->
    [one] Dès { $age } ans. Environ { $minutes } minutes. Une manche par élève.
   *[other] Dès { $age } ans. Environ { $minutes } minutes. { $rounds } manches par élève.
}
