"""What lies on the table: boards, cards and their effects, and the position they make."""
