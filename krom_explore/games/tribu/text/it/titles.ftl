# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-players = In quanti si gioca, e lo scopo
title-setup-leaders = Come si riceve il Capo Tribù
title-setup-deal = Le carte all’inizio
title-setup-first = Chi comincia
title-setup-scenario = Cominciare a metà partita

## The turn

title-turn-one = Che cosa fai nel tuo turno
title-turn-draw = Prendere una carta
title-turn-discard = Scartare una carta
title-turn-play = Giocare un’Azione nel tuo turno
title-turn-character = Mettere un personaggio
title-turn-diorama = Mettere un Diorama
title-turn-activate = Attivare una carta
title-turn-swap = Scambiare una carta attiva
title-turn-use = Girare una carta attiva
title-turn-hand = Quante carte hai in mano

## Chains

title-chain-begin = Una catena comincia con un personaggio
title-chain-order = I vasi giusti nell’ordine giusto
title-chain-any = Un Diorama per qualsiasi vaso
title-chain-complete = Quando una catena è completa
title-chain-totem = Il Totem protegge una catena
title-chain-magical = Quando una catena è magica
title-chain-doubles = Mai due catene dello stesso personaggio
title-chain-doubles-leader = Una sola catena del tuo Capo Tribù

## Lonely characters

title-lonely-deadline = Un personaggio senza vasi si perde
title-lonely-when = Quando si perde, esattamente
title-lonely-attacked = Senza vasi dopo un attacco
title-lonely-stolen = Senza vasi dopo un furto
title-lonely-several = Più personaggi senza vasi
title-lonely-leader = Il tuo Capo Tribù non si perde mai
title-lonely-blocked = Senza vasi durante un blocco

## Active cards

title-active-cards = Quali carte si possono attivare
title-active-one = Una carta attiva per catena
title-active-where = Dove può stare una carta attiva
title-active-secret = Chi può guardare le carte attive
title-active-swap = Uno scambio per turno
title-active-any_card = Quale carta può entrare nello scambio
title-active-follow = Che cosa può seguire uno scambio
title-active-use = Come si usa un Diorama attivo
title-active-draw = Prendere una carta o girarne una
title-active-reach = Quale catena può continuare un Diorama attivo
title-active-totem = Un Totem attivo

## Attack

title-attack-event = Con che cosa si attacca
title-attack-declare = Come si svolge un attacco
title-attack-target = Chi si può attaccare
title-attack-destroys = Quanti vasi distrugge un attacco
title-attack-totem = Un Totem tiene lontani gli attacchi
title-attack-empty = Chi è senza vasi non si può attaccare
title-attack-short = Meno vasi di quanti un attacco ne distrugge
title-attack-leader = Attaccare la catena di un Capo Tribù

## Protection

title-protection-active = Difendersi
title-protection-reach = Una Protezione aiuta ogni catena
title-protection-one = Una Protezione contro ogni attacco
title-protection-optional = Difendersi non è obbligatorio
title-protection-asked = A chi si chiede se si difende
title-protection-saves = Quanti vasi salva una Protezione
title-protection-part = Troppo poca Protezione
title-protection-blocked = Difendersi durante un blocco

## Actions

title-action-play = Quando si giocano le Azioni
title-action-discard = Scartare un’Azione
title-action-draw = Pescare carte e scartarne altrettante
title-action-draw-order = Quali carte si scartano dopo aver pescato
title-action-block = Bloccare qualcuno
title-action-skip = Saltare un turno
title-action-block-chain = Chi si può bloccare
title-action-block-once = Bloccare qualcuno due volte
title-action-block-answer = Contro un blocco non c’è difesa
title-action-block-gone = Quando un blocco finisce prima
title-action-steal = Rubare un Diorama
title-action-steal-fit = Ciò che si ruba deve andare bene
title-action-steal-any = Rubare un Diorama per qualsiasi vaso
title-action-steal-totem = Un Totem tiene lontani i ladri
title-action-steal-defence = Difendersi da un furto
title-action-steal-spent = Un furto fermato

## Deck and discard

title-deck-take = Prendere dagli scarti
title-deck-again = Scartare ciò che hai appena preso
title-deck-discard = In cima agli scarti
title-deck-under = Sotto gli scarti
title-deck-open = Gli scarti non nascondono niente
title-deck-order = L’ordine sotto gli scarti
title-deck-rebuild = Quando il mazzo è vuoto
title-deck-when = Il momento in cui si rifà il mazzo
title-deck-short = Troppo poche carte da pescare
title-deck-played = Dove vanno le Azioni giocate

## The challenge

title-challenge-complete = Chiudere una sfida
title-challenge-at_once = Una sfida si chiude subito
title-challenge-broken = Le catene spezzate non contano
title-challenge-exhausted = Quando finiscono i Diorami
title-challenge-tested = Il momento in cui si controlla
title-challenge-rounds = Una sfida che non vuole finire
title-challenge-next = La sfida successiva

## Spheres

title-score-table = Contare le tue sfere
title-score-incomplete = Contano anche le catene incomplete
title-score-magic = Che cosa porta una catena magica
title-score-leader = Che cosa porta la catena magica del tuo Capo Tribù
title-score-colours = Quali colori devono essere uguali
title-score-closer = Che cosa non conta per chi chiude
title-score-hostile = Sfere ostili
title-score-exhausted = Se nessuno chiude, non si sottrae niente
title-score-negative = Sotto zero
title-score-goal = Come si vince la partita
title-score-tie = Più persone con abbastanza sfere
