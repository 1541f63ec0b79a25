# The kernel: what was expected of input from outside, and what the table itself refuses.

## bad-CODE: what is wrong, for a person. It stands beside its field, or after the path of the field and a colon.
## Where nothing was found, $found is “none”.

# Values

bad-whole-number = { $found ->
    [none] Il n’y a rien ici. Il faut un nombre entier.
   *[other] Il faut un nombre entier, pas { $found }.
}
bad-word = { $found ->
    [none] Il n’y a rien ici. Il faut un texte.
   *[other] Il faut un texte, pas { $found }.
}
bad-yes-no = { $found ->
    [none] Il n’y a rien ici. Il faut true (vrai) ou false (faux).
   *[other] Il faut true (vrai) ou false (faux), pas { $found }.
}
bad-list = { $found ->
    [none] Il n’y a rien ici. Il faut une liste.
   *[other] Il faut une liste, pas { $found }.
}
bad-table = { $found ->
    [none] Il n’y a rien ici. Il faut un tableau de champs nommés.
   *[other] Il faut un tableau de champs nommés, pas { $found }.
}
bad-range = { $found ->
    [none] Il n’y a rien ici. Il faut un nombre entier de { $least } à { $most }.
   *[other] Il faut un nombre entier de { $least } à { $most }, pas { $found }.
}
bad-at-least = Il faut un nombre entier d’au moins { $least }, pas { $found }.
bad-game-table = Il faut une table, comme en créent Table.new(…) ou Table.scenario(…), pas { $found }.
bad-ruleset = Il faut un Ruleset de { $game }, comme en donne Ruleset.load(…), pas { $found }.
bad-setting = Il faut un intervalle comme (1, 6), une liste de choix ou une valeur de départ, pas { $found }.
bad-one-of = { $found ->
    [none] Il n’y a rien ici. Il faut l’un de ceux-ci : { $names }.
   *[other] Il faut l’un de ceux-ci, pas { $found } : { $names }.
}
bad-exactly = Les noms doivent être ici exactement ceux-ci : { $names }.
bad-length = Il faut ici { $wanted ->
    [one] { $wanted } élément
   *[other] { $wanted } éléments
}, pas { $found }.
bad-missing = Ceci manque.
bad-unknown-field = Rien ne porte ce nom ici. Les noms sont : { $known }.
bad-unknown-field-near = Rien ne porte ce nom ici. Vouliez-vous dire « { $near } » ? Les noms sont : { $known }.
bad-at-most-entries = Il peut y avoir ici au plus { $most ->
    [one] { $most } élément
   *[other] { $most } éléments
}, pas { $found }.
bad-rising = Chaque prix doit être au moins aussi élevé que le précédent.
bad-plain-data = Il faut des données simples : tableaux, listes, textes, nombres, true et false.
bad-date = Il faut une date comme 2026-11-17, pas { $found }.
bad-seed = Il faut un nombre entier, ou un texte de 100 caractères au plus.
bad-file = { $why ->
    [missing] Ce fichier n’existe pas.
    [folder] C’est un dossier, pas un fichier.
    [denied] La lecture de ce fichier n’est pas permise.
   *[other] Ce fichier ne peut pas être lu.
}
bad-toml-line = { $why ->
    [twice] Ce n’est pas du TOML lisible : un nom déjà présent est donné une seconde fois, à la ligne { $line } ou avant.
   *[other] Ce n’est pas du TOML lisible : il y a une erreur à la ligne { $line }, ou quelque chose n’a pas été fermé avant.
}
bad-toml-deep = Ce n’est pas du TOML lisible : ses listes ou ses tableaux sont trop emboîtés.
bad-deep = Tableaux et listes sont trop emboîtés ici. Le maximum est de { $most } niveaux.
bad-many = Il y a trop de choses ici. On lit au plus { $most } noms, textes et nombres en tout.
bad-text-long = Ce texte est trop long : il a { $found } lettres, et le maximum est de { $most }.
bad-not-a-text = Ce texte contient une moitié de signe, que rien ne peut écrire.
bad-answer = « { $found } » ne répond à aucune question de ce jeu.
bad-file-name = Ce n’est pas un nom de fichier.
bad-large-file = Ce fichier est trop long : on lit au plus { $most } octets.
bad-large = C’est trop long : { $found } octets, et on en lit au plus { $most }.
bad-number-large = Ce nombre est trop grand. Le maximum est { $most }.

bad-scenario-text = { $why ->
    [deep] Cette position n’est pas lisible : ses listes ou ses tableaux sont trop emboîtés.
    [twice] Cette position n’est pas lisible : un nom déjà présent est donné une seconde fois, à la ligne { $line } ou avant.
   *[other] Cette position n’est lisible ni comme TOML ni comme JSON : il y a une erreur à la ligne { $line }, ou quelque chose n’a pas été fermé avant.
}
bad-nothing-to-print = Il n’y a rien à imprimer sur cette page.

# Records of games

bad-record-text = Ce n’est pas le texte d’une partie enregistrée.
bad-record-large = C’est trop long pour une partie enregistrée, qui a au plus { $most } caractères.
bad-record-json = Ce n’est pas une partie enregistrée : ce n’est pas du JSON, ou pas un tableau de champs nommés.
bad-record-link = Ce lien est abîmé : il en manque une partie, ou elle a été changée.
bad-record-format = Cette partie enregistrée a le format { $found }. Seul le format { $wanted } peut être lu.
bad-record-game = C’est une partie enregistrée de « { $found } », pas de « { $wanted } ».
bad-record-rules = Une partie enregistrée doit avoir ici un tableau qui dit avec quelles règles on a joué.
bad-record-start = Une partie enregistrée doit avoir ici un tableau qui dit comment elle a commencé.
bad-record-tape = Une partie enregistrée doit avoir ici la liste de ce qui a été répondu, lancé et pioché.
bad-record-hash = Une partie enregistrée doit avoir ici l’empreinte de ses règles, sous forme de texte.
bad-record-parts = Une partie enregistrée doit avoir ici un tableau avec une empreinte pour chaque section de ses règles.
bad-record-changes = Une partie enregistrée doit avoir ici un tableau de ce qui diffère de la boîte fournie.
bad-other-rules = { $differ ->
    [none] Cette partie a été faite avec une autre boîte ou une autre version de l’application, et rien n’y dit ce qui diffère. Elle ne peut pas être ouverte ici, mais elle n’est pas perdue : gardez son lien ou téléchargez-la, et ouvrez-la avec la boîte et la version d’origine. (Ses règles sont { $found }, celles d’ici { $here }.)
   *[other] Cette partie a été jouée avec les règles { $found }, mais les règles d’ici sont { $here }. Ce qui diffère : { $differ }.
}
bad-tape-long = Une partie peut avoir au plus { $most } réponses, lancers et pioches, pas { $found }.
bad-tape-line = Chaque ligne d’une partie doit être un texte.
bad-tape-roll = Les dés s’écrivent comme dans « roll 6 3 2 » ou « roll 4,5 2 », pas comme dans « { $found } ».
bad-tape-refused = « { $line } » ne peut pas être joué ici. { $why }

# Exact enumeration

bad-event-kind = { $found ->
    [none] Il n’y a rien ici. Il faut une sorte d’événement : { $known }.
   *[other] Il n’y a pas de sorte d’événement « { $found } ». Les sortes sont : { $known }.
}
bad-branches = Le hasard pourrait suivre ici { $branches } chemins ou plus. On en compte au plus { $limit }.
bad-no-end = Personne n’a gagné après { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : ces bots, avec cette boîte, pourraient jouer sans fin.

## why-CODE: what the table itself refuses

why-over = La partie est finie : { $winner } a gagné.
why-chance-first = D’abord les dés ou une carte : personne n’a rien à décider maintenant.
why-no-chance = Rien n’est lancé ni pioché maintenant : c’est à un joueur de répondre.
why-card-told = « { $found } » n’est pas parmi les cartes qui peuvent venir maintenant ({ $deck }).
why-dice-told = Ces dés ne conviennent pas : « { $found } ». Il faut, par nom et nombre de dés : { $wanted }, avec des faces de 1 à { $sides }.
why-table-full = Cette partie a déjà { $most } réponses, lancers et pioches. Il n’y a plus de place ; on peut revenir en arrière.
why-nothing-to-undo = Il n’y a rien à annuler : c’est le début.
why-nothing-to-redo = Il n’y a rien à rétablir : rien n’a été annulé.
why-not-understood = { $found ->
    [none] La réponse est vide.
   *[other] « { $found } » n’est pas une réponse que le jeu connaît.
}
why-only-these = { $found ->
    [none] La réponse est vide.
   *[other] « { $found } » n’est pas possible ici.
} Réponses possibles : { $ways }.

## rule-table-RULE: how the table works, whatever the game

rule-table-chance = Quand des dés ou une carte sont attendus, ils passent avant tout le reste. La table lance et pioche d’après sa graine, ou bien vous lui dites ce qui est sorti ; elle n’accepte que ce qui peut vraiment sortir.
rule-table-over = Quand quelqu’un a gagné, on ne demande, ne lance et ne pioche plus rien.
rule-table-undo = Chaque réponse, chaque lancer et chaque pioche peut être annulé puis rejoué, l’un après l’autre. La même partie donne toujours les mêmes dés.
rule-table-room = Une table garde chaque réponse, chaque lancer et chaque pioche, pour que l’on puisse revenir en arrière. Il y a de la place pour bien plus qu’une partie, mais pas pour une partie sans fin.
rule-table-answers = Une question a une liste fixe de réponses permises, chacune avec un texte court. Toute autre réponse est refusée, avec la raison, et rien ne change.

title-table-chance = D’abord les dés et les cartes
title-table-over = Après la fin de la partie
title-table-undo = Revenir en arrière
title-table-room = La longueur d’une partie
title-table-answers = Ce que l’on peut répondre
reason-table-chance = Cela concerne notre table et non le jeu : les choses arrivent ainsi dans l’ordre.
reason-table-over = Cela concerne notre table et non le jeu : une partie gagnée est finie.
reason-table-undo = Cela concerne notre table et non le jeu : ici, on a le droit d’essayer.
reason-table-room = Cela concerne notre table et non le jeu : cela limite ce qu’un serveur doit garder.
reason-table-answers = Cela concerne notre table et non le jeu : cela dit ce que l’on peut taper.
untried-room = Pour voir cela en action, il faudrait jouer des milliers de coups.

awaited-elsewhere = C’est à quelqu’un d’autre de répondre.
bad-unknown-ruling = Il n’y a pas de choix de règle « { $found } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
