"""What lies on the table: the board, cards and Spirit boards, and the position they make."""
