### What argparse says around our own sentences, and the words in capitals that stand for what is typed.

argparse-usage = Aufruf:
argparse-positional = Was man angibt
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-error = { $prog }: Fehler: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-unrecognized = nicht verstanden: { $what }
argparse-not-with = das geht nicht zusammen mit { $what }
argparse-ignored = hier wird kein Wert erwartet, angegeben ist { $what }
argparse-required = es fehlt: { $what }
argparse-one = danach wird ein Wert erwartet
argparse-some = danach wird mindestens ein Wert erwartet
argparse-ambiguous = { $option } kann jedes von diesen sein: { $matches }
argparse-number = hier wird eine ganze Zahl erwartet, nicht { $value }
argparse-choice = { $value } gibt es hier nicht; zur Wahl stehen { $choices }

typed-address = ADRESSE
typed-command = BEFEHL
typed-file = DATEI
typed-lang = SPRACHE
typed-name = NAME
typed-option = OPTION
typed-player = SPIELER
typed-question = FRAGE
typed-rule = REGEL
typed-seed = STARTWERT
