### Figures of the course in probability.

figure-outcome = { $belongs ->
    [yes] ne fa parte
   *[no] non ne fa parte
}
figure-outcomes = { $event ->
    [wins] { $name } vince { $where }
    [loses] { $name } perde { $where }
    [equal] I due dadi mostrano lo stesso numero
    [a-six] Almeno un dado mostra un 6
    [far-behind] { $name } è indietro di { $far } o più
   *[nine-or-more] La somma dei dadi è 9 o più
}
figure-outcomes-say = { $count } esiti su { $all } fanno parte di questo evento. La sua probabilità è { $count }/{ $all }, cioè { $chance } ({ $chance_percent }).
figure-axis-die = Il dado di { $name }
figure-average = Punti vita persi in media in un combattimento a { $fighters }
figure-average-say = Simulato: { $mean_about } dopo { NUMBER($n) } combattimenti; esatto: { $exact } (circa { $exact_about }). La fascia è l’intervallo al 95% della media, e finché i combattimenti sono pochi è solo approssimativa.
figure-axis-combats = Combattimenti finora
figure-simulated = simulato
figure-exact = esatto
figure-axis-total = Totale
figure-reached = basta
figure-too-low = troppo basso
figure-line-up = Combattono in { $fighters } { $where }
figure-line-up-say = Senza il peso ognuno vincerebbe { $share_often }. Il peso decide il primo posto { $tie_often }.
figure-axis-lightest-first = Dal peso più basso al più alto
figure-with-help = con
figure-without-help = senza
figure-advantage = Alma contro Kolos { $where }: { $dice ->
    [0] il suo dado
    [one] un dado in più
   *[other] { $dice } dadi in più
}{ $plus ->
    [0] {""}
    [one] {" "}e un punto
   *[other] {" "}e { $plus } punti
}
figure-advantage-say = Così Alma vince { $chance_often }.
figure-kept-out = restano fuori
figure-put-back = tornano nel mazzo
figure-draws-say = Almeno una: { $out_percent } se le carte pescate restano fuori, { $back_percent } se ognuna torna nel mazzo. In media { $mean_about } in tutti e due i casi.
figure-axis-found = Quante se ne trovano
figure-stop-after = Una visita alla Foresta con { $krom } Krom
figure-stop-after-say = Chi pesca sempre lo stesso numero di carte ottiene in media al massimo { $most_about } Krom. Chi guarda ogni carta e poi decide ottiene { $best_about }.
figure-axis-plan = Piano
figure-always = { $cards ->
    [one] sempre una carta
   *[other] sempre { $cards } carte
}
figure-decides = guarda, poi decidi
figure-over-by = { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} contro il Kromosauro con { $beast }
figure-over-by-say = Dopo cinque combattimenti si combatte ancora { $on_often }. Dopo { $fights } il Kromosauro è abbattuto con probabilità { $felled_percent }.
figure-axis-fights = Combattimenti
figure-still-fighting = ancora in lotta
figure-it-is-felled = Kromosauro abbattuto
figure-player-stunned = chi gioca è a terra
figure-precision = Quanto è precisa una simulazione?
figure-precision-say = Per qualcosa che capita con probabilità { $share_percent }, l’intervallo si allarga di circa { $few_percent } per parte dopo 100 lanci, e di { $many_percent } dopo 10.000 (in punti percentuali).
figure-axis-rolls = Lanci
figure-axis-off = Metà larghezza dell’intervallo
