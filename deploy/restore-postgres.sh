#!/bin/sh
# Restores DUMP into a new database and swaps it with the database in DATABASE_URL. The old database is kept as
# NAME_replaced_TIME. Stop sites and cms first. Needs psql and pg_restore no older than the dump's pg_dump, a user that
# may connect to the database "postgres" and create databases, and disk space for both databases.
[ $# -eq 1 ] || { echo "Usage: DATABASE_URL=postgres://... sh $0 DUMP" >&2; exit 2; }
set -eu
dump=$1
url=${DATABASE_URL%%\?*}
options=${DATABASE_URL#"$url"}
server=${url%/*}
name=${url##*/}
time=$(date -u +%Y%m%dT%H%M%S)
new="${name}_restored_$time"
replaced="${name}_replaced_$time"
on() { psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$server/$1$options" --command="$2"; }
trap 'on postgres "DROP DATABASE IF EXISTS \"$new\"" 2>/dev/null' EXIT
on postgres "CREATE DATABASE \"$new\""
pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$server/$new$options" "$dump"
# Changes the content versions, so that the sites reload all content.
on "$new" "UPDATE content_versions SET content = gen_random_uuid()::text"
# Both renames are one transaction.
on postgres "ALTER DATABASE \"$name\" RENAME TO \"$replaced\"; ALTER DATABASE \"$new\" RENAME TO \"$name\""
echo "Restored $dump. The database that was there is kept as $replaced: drop it when you no longer need it."
