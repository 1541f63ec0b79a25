### What argparse says around our own sentences, and the words in capitals that stand for what is typed.

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esci
argparse-error = { $prog }: errore: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-unrecognized = non si capisce: { $what }
argparse-not-with = non si può usare insieme a { $what }
argparse-ignored = qui non ci vuole alcun valore, e c’è { $what }
argparse-required = manca: { $what }
argparse-one = deve seguire un valore
argparse-some = deve seguire almeno un valore
argparse-ambiguous = { $option } può essere una di queste: { $matches }
argparse-number = qui ci vuole un numero intero, non { $value }
argparse-choice = { $value } qui non c’è; si può scegliere fra { $choices }

typed-address = INDIRIZZO
typed-command = COMANDO
typed-file = FILE
typed-lang = LINGUA
typed-name = NOME
typed-option = OPZIONE
typed-player = GIOCATORE
typed-question = DOMANDA
typed-rule = REGOLA
typed-seed = SEME
