### Comment les choses se suivent : guillemets, deux-points, points-virgules.

said-quoted = « { $text } »
said-of = { $what } : { $told }
said-apart = { $first } ; { $then }
