### Wie Dinge nebeneinander stehen: Anführungszeichen, Doppelpunkt, Strichpunkt.

said-quoted = „{ $text }“
said-of = { $what }: { $told }
said-apart = { $first }; { $then }
