### How things stand beside each other: each language has its own quotes, and its own spaces before a sign.

said-quoted = “{ $text }”
said-of = { $what }: { $told }
said-apart = { $first }; { $then }
