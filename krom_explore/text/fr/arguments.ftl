### What argparse says around our own sentences, and the words in capitals that stand for what is typed.

argparse-usage = utilisation :
argparse-positional = arguments{ "\u00A0" }
argparse-options = options{ "\u00A0" }
argparse-help = afficher cette aide et quitter
argparse-error = { $prog } : erreur : { $message }
argparse-argument = { $argument_name } : { $message }
argparse-unrecognized = incompris : { $what }
argparse-not-with = impossible en même temps que { $what }
argparse-ignored = aucune valeur n’est attendue ici, pas même { $what }
argparse-required = il manque : { $what }
argparse-one = une valeur doit suivre
argparse-some = au moins une valeur doit suivre
argparse-ambiguous = { $option } peut désigner { $matches }
argparse-number = il faut ici un nombre entier, et non { $value }
argparse-choice = { $value } n’existe pas ici ; au choix : { $choices }

typed-address = ADRESSE
typed-command = COMMANDE
typed-file = FICHIER
typed-lang = LANGUE
typed-name = NOM
typed-option = OPTION
typed-player = JOUEUR
typed-question = QUESTION
typed-rule = RÈGLE
typed-seed = GRAINE
