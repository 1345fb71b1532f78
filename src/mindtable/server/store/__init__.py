"""What the server keeps, and how: records, SQL, the database file, backups."""
