"""The class server, piece by piece, without a network."""
