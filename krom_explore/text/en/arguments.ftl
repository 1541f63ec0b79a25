### What argparse says around our own sentences, and the words in capitals that stand for what is typed.

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help and exit
argparse-error = { $prog }: error: { $message }
argparse-argument = argument { $argument_name }: { $message }
argparse-unrecognized = not understood: { $what }
argparse-not-with = not together with { $what }
argparse-ignored = this takes no value, but was given { $what }
argparse-required = missing: { $what }
argparse-one = one value must follow
argparse-some = at least one value must follow
argparse-ambiguous = { $option } may be any of { $matches }
argparse-number = this must be a whole number, not { $value }
argparse-choice = { $value } is not among { $choices }

typed-address = ADDRESS
typed-command = COMMAND
typed-file = FILE
typed-lang = LANGUAGE
typed-name = NAME
typed-option = OPTION
typed-player = PLAYER
typed-question = QUESTION
typed-rule = RULE
typed-seed = SEED
