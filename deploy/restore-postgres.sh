#!/bin/sh
# Restores a dump into a new database, then gives it the name of the one that DATABASE_URL names, which is kept under
# another name. Stop sites and cms first: a database in use cannot be renamed. The user must be allowed to create databases.
# sh restore-postgres.sh DUMP
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
# Sites read everything again.
on "$new" "UPDATE content_versions SET content = gen_random_uuid()::text"
# Both renames are one transaction.
on postgres "ALTER DATABASE \"$name\" RENAME TO \"$replaced\"; ALTER DATABASE \"$new\" RENAME TO \"$name\""
echo "Restored $dump. The database that was there is kept as $replaced: drop it when you no longer need it."
