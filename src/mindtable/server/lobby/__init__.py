"""Tables before and after play: opening, seats, files, lessons."""
