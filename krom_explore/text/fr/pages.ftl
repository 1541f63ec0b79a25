### What the pages say that every game has.

page-start = Krom Explore

page-learn = Apprendre le jeu
page-learn-lead = Une règle à la fois, chacune sur une table qui répond.

page-play = Jouer
page-play-lead = Une partie entière, avec les règles à portée de main.

page-editor = Composer une position
page-editor-lead = Mettez qui vous voulez où vous voulez, avec tout ce que la boîte permet, et voyez ce qu’en font les règles.

page-rules = Règles
page-rules-lead = Posez une question avec vos mots, ou lisez la suite. Chaque règle peut s’essayer.

page-deviations = Ce que les livrets ne disent pas
page-deviations-lead = Tout ce qu’on joue ici et qui n’est pas dans les livrets de règles, avec chaque fois la raison.
page-deviations-1 = « Choisi » : les questions que les livrets laissent ouvertes ; chacune se règle dans votre propre boîte. « Déduit » : ce que nous y lisons. « Inventé » : ce qui est de nous, pour que l’on puisse jouer.

page-box = Ma boîte
page-box-lead = Vous avez le jeu ? Saisissez les vraies cartes : chaque page, chaque probabilité et chaque refus les suivra.
page-box-1 = Téléchargez la boîte fournie, modifiez-la dans un éditeur de texte, puis chargez-la ici. Elle reste dans votre navigateur ; le serveur l’oublie quand vous partez.
page-box-2 = Les liens vers vos tables emportent ce qui diffère dans votre boîte : qui les ouvre joue avec les mêmes cartes.
