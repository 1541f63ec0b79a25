### A class that works together on a served app: what pupils and teachers are told, and the teacher's page.

# --- what the server says

room-other = Le serveur a redémarré. Cette page lui renvoie ce qu’elle a.
room-not-open = La classe ne fait pas cette activité en ce moment. Ce que vous avez fait est gardé sur cette page.
room-hurried = Personne ne peut jouer aussi vite. Cette page renvoie cela dans un instant.
room-teacher-only = Seule l’adresse de l’enseignant mène la classe. Le serveur l’affiche au démarrage.
# $n: how many; more than three
room-dismiss-like = { $n } autres ont la même adresse. Les retirer tous aussi, et ne laisser entrer personne d’autre de là jusqu’à la prochaine activité ? Pas si le réseau de l’école donne une seule adresse à toute la classe.
room-unclear = Le serveur n’y comprend rien.
bad-room-full = Il y a déjà { $most } élèves dans cette salle, ou trop de monde à votre adresse.
bad-room-dismissed = Votre prof a retiré cette page de la classe.
bad-room-nobody = Personne n’a ce numéro.
bad-room-lessons = On peut ouvrir au plus { $most } activités avant de redémarrer le serveur.
bad-room-closed = Aucune activité n’est encore ouverte.

# --- the teacher's page

ui-wall-here = { $n ->
    [0] Personne n’est encore là.
    [one] Un élève est là.
   *[other] { $n } élèves sont là.
}
ui-wall-begin = Commencer avec la classe
ui-wall-lead = Amener la classe ici
ui-wall-still = La classe en est encore à : { $activity }
ui-wall-pause = Pause
ui-wall-go-on = Continuer
ui-wall-reveal = Révéler la réponse
ui-wall-hide = Cacher la réponse
ui-wall-next = Activité suivante
ui-wall-large = Affichage projecteur
ui-wall-dismiss = Retirer { $name } de la classe
ui-wall-dismiss-sure = Retirer { $name } de la classe, avec tout ce que cette page a envoyé ?
# $rounds: how many have been played; at least one
ui-wall-next-sure = La classe quitte cette activité. { $rounds ->
    [one] La manche jouée est conservée
   *[other] Les { $rounds } manches jouées sont conservées
} : revenez à cette page pour les regarder ou les enregistrer. Continuer ?
# On the page for teachers
ui-class-running = Une classe est en cours : { $activity }
ui-class-running-way = Aller à sa page
ui-wall-other = Une activité d’un autre jeu
ui-wall-join = Les élèves entrent ici
ui-wall-copy = Copier le lien
ui-wall-code = QR code du lien pour les élèves
ui-wall-working = { $n ->
    [0] Qui est là : tout le monde a fini
    [one] Qui est là : un élève travaille encore
   *[other] Qui est là : { $n } élèves travaillent encore
}
ui-wall-done = fini
ui-wall-predicts = prévoit
ui-wall-plays = { $done } sur { $of }
ui-wall-waiting = On demande à la classe où elle en est.
ui-wall-lost = Le serveur ne répond pas. Cette page réessaie d’elle-même.
ui-wall-not-teacher = La classe se mène depuis l’adresse de l’enseignant. Le serveur l’affiche au démarrage : ouvrez-la une fois dans ce navigateur, et cette page mènera la classe.
ui-wall-outdated = Le serveur a redémarré, et l’adresse de l’enseignant a changé avec lui. Elle est affichée là où le serveur a démarré : ouvrez-la une fois dans ce navigateur, et cette page mènera de nouveau la classe. Les élèves restent où ils sont : leurs pages renvoient ce qu’elles ont.
ui-wall-alone = Il n’y a pas de salle en direct ici. On peut recueillir les résultats de la classe avec des codes.
ui-wall-codes = Recueillir des codes
bad-wall-news = Cela ne vient pas du serveur d’une classe.
