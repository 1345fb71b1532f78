"""What keeps a server running: settings, start and end, processes, metrics, the admin page."""
