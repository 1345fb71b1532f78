"""Tables for friends and strangers: people, seats, moves that are never lost and secrets that never leak."""
