### Come stanno le cose l’una accanto all’altra: virgolette, due punti, punto e virgola.

said-quoted = “{ $text }”
said-of = { $what }: { $told }
said-apart = { $first }; { $then }
