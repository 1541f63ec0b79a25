### What stands on paper, around what a game says.

## What a sheet is

handout-worksheet = Scheda di lavoro
handout-answers = Soluzioni
handout-summary = Le regole in una pagina
handout-odds = Tabella delle probabilità
handout-teacher = Foglio per l’insegnante

## The head of every page

# $hash: a few letters that stand for the rules and cards in use. $own: whether somebody changed them
handout-box = { $own ->
    [yes] La tua scatola, { $hash }
   *[no] Scatola inclusa, { $hash }
}
# $seed: the number that all chance on the sheet comes from
handout-seed = Seme { $seed }
# One of several different sheets
handout-copy = Foglio { $number } di { $last }
handout-copy-seed = Foglio { $number }, seme { $seed }
handout-some-invented = In parte inventato, vedi sotto il titolo
handout-none-invented = Qui niente è inventato
handout-summary-invented = Alcune carte e alcuni nomi di questa scatola sono inventati: quelli veri non sono pubblici.
handout-scan = Inquadra per aprirlo su uno schermo
# Where no code is printed: what follows is the rest of an address
handout-in-app = Nell’app, dopo il suo indirizzo:
handout-name = Nome
handout-date = Data

## On the page that prints

ui-print-title = Stampa
ui-print-seed = Seme
ui-print-pupils = Fogli diversi
ui-print-ready = Il foglio va alla stampante.

## Questions

handout-questions = Domande
handout-answer = La tua risposta
# $row: something that can happen, as it stands in a table
handout-how-likely = Quanto è probabile questo esito: { $row }?
# A fraction that is too long to be read at a glance, in small print below its percentage
handout-exactly = Esattamente { $exact }

## Activities

handout-given = Che cosa devi sapere
handout-rules = Che cosa dicono le regole
handout-predict = Prima prevedi
handout-prediction = Mi aspetto
handout-play = Gioca
handout-outcome = Che cosa succede
handout-strokes = Una lineetta ogni volta
handout-times = Quante volte
# $letters: what happened in each round, such as “B A A C”
handout-played = { $rounds ->
    [one] Non hai materiale per giocare? Questa prova è stata giocata solo per il tuo foglio: { $letters }
   *[other] Non hai materiale per giocare? Queste { $rounds } prove sono state giocate solo per il tuo foglio: { $letters }
}
handout-draw = Disegna quante volte è uscito ogni esito: la barra intera vuol dire sempre.
handout-discuss = Parlatene insieme
handout-yes = sì
handout-no = no
handout-variants = Lo stesso con altri numeri
handout-counted = Le prove stampate sul foglio
handout-on-average = In media
handout-derivation = Come ci si arriva
handout-exact = La risposta esatta

## For teachers

handout-materials = Che cosa serve
# From this age on, so long, so many rounds for each pupil
handout-frame = { $rounds ->
    [one] Da { $age } anni in su. Circa { $minutes } minuti. Una prova a testa.
   *[other] Da { $age } anni in su. Circa { $minutes } minuti. { $rounds } prove a testa.
}
