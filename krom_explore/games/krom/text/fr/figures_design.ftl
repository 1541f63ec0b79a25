### Figures for designers: one position under every ruling, one card with other numbers on it.

figure-axis-ruling = Qui gagne une égalité avec le Kromosaure
figure-axis-bought = Dés achetés

figure-beast-ties = { $one } peut dépouiller { $other } : probabilité selon le choix de règle
figure-beast-ties-say = { $one }, { $other } (points de vie : { $life }) et le Kromosaure { $where } : { $same ->
    [yes] quelle que soit la règle des égalités, { $most_percent }.
   *[no] de { $least_percent } à { $most_percent }, selon la règle des égalités.
}
figure-beast-ties-by_weight = Son poids décide
figure-beast-ties-heaviest = Il est le plus lourd
figure-beast-ties-lightest = Il est le plus léger
figure-beast-ties-wins = Il gagne toutes les égalités
figure-beast-ties-loses = Il perd toutes les égalités

figure-redrawn = { $card } : { $dice } { $dice ->
    [one] dé
   *[other] dés
} contre une valeur de { $value }
figure-redrawn-say = { $bought ->
    [0] Le mieux : n’acheter aucun dé
    [one] Le mieux : acheter un dé
   *[other] Le mieux : acheter { $bought } dés
}. On l’attrape dans { $chance_percent } des cas, et la chasse vaut { $net_about } en Kroms.
figure-redrawn-bought = { $bought } pour { $cost ->
    [one] { $cost } Krom
   *[other] { $cost } Kroms
}
figure-redrawn-after = Comme vous l’avez changée
figure-redrawn-before = Dans la boîte fournie
