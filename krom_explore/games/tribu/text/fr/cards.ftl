### What stands on a card, and the list of cards.

# cards-FAMILY: a family in the list of cards, with its number of cards
cards-characters = Personnages ({ $n })
cards-dioramas = Dioramas ({ $n })
cards-events = Événements ({ $n })
cards-protections = Protections ({ $n })
cards-actions = Actions ({ $n })
card-leader = Ce personnage a aussi une carte Chef.

said-colour = { $colour ->
    [red] rouge
    [blue] bleu
   *[both] rouge et bleu
}
card-character = Commence une chaîne. Demande ces vases, dans cet ordre : { $vases }.
card-vase = Un Diorama pour le vase « { $vase } », { said-colour }.
card-any = Un Diorama pour n’importe quel vase, { said-colour }. Un seul par chaîne.
card-totem = Un Diorama, { said-colour }, pour une chaîne complète. Personne ne peut alors l’attaquer ni la voler.
card-event = Carte active, elle détruit les derniers vases d’une chaîne adverse : { $number }.
card-protection = Carte active, elle sauve des vases d’une chaîne attaquée : { $number }.
card-draw = Piochez { said-cards } et défaussez-en autant.
card-block = Un autre joueur passe un tour.
card-steal = Prenez le dernier vase d’une chaîne adverse pour l’une des vôtres.
card-spheres = Sphères : { $number }.
