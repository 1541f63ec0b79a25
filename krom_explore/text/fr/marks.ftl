### Where a rule, a card or a number comes from.

mark-printed = imprimé
mark-printed-long = C’est dans les livrets de règles.
mark-attested = attesté
mark-attested-long = Ce n’est pas dans les livrets de règles, mais une autre source le dit.
mark-deduced = déduit
mark-deduced-long = Nous le lisons dans les livrets : le texte penche de ce côté sans le dire.
mark-invented = inventé
mark-invented-long = Inventé par nous, pour que l’on puisse jouer : ce que dit le vrai jeu n’est pas publié.
label-open-gap = Les livrets laissent cette question ouverte.
label-open-reading = Ici, les livrets peuvent se lire de plusieurs façons.
label-open-printed = Les livrets le disent, mais laissent une question ouverte.
label-printed-told = C’est dans les livrets de règles. Les cartes, les nombres ou les noms de cette boîte qui s’y trouvent sont inventés.
mark-own = à vous
mark-own-long = C’est la personne à qui est cette boîte qui l’a saisi.
where-from-name = Nom : { $mark }
where-from-kind = Type : { $mark }
where-from-source = Source : { $source }
