"""What a viewer may know: the typed view, samples of what is hidden, and the catalogue of all content."""
