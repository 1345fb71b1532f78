"""Storage: records, the database and its schema, SQL, migrations, the SQLite file, backups."""
