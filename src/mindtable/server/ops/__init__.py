"""Operations: settings, start-up and shutdown, health checks, logs, metrics, the admin page, processes and workers."""
