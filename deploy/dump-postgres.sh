#!/bin/sh
# Dumps the database that DATABASE_URL names into the folder BACKUP_TO. Keeps the newest BACKUP_KEEP dumps (default: 14).
# Needs a pg_dump that is not older than the server.
set -eu
umask 077
file="$BACKUP_TO/website-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
echo "Made $file."
ls "$BACKUP_TO"/website-*.dump | sort -r | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | while read -r old; do rm "$old"; done
