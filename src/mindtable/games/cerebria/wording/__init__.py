"""How the rules speak: verbs and nouns, events, reasons, and the phrases of questions and labels."""
