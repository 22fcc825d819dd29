#!/bin/sh
# Run once by the image of PostgreSQL: the role that owns nothing, as docs/operators.md has it.
set -e
psql --username portal_owner --dbname portal --set ON_ERROR_STOP=1 --set password="$SERVER_PASSWORD" <<'SQL'
create role portal_server login password :'password';
SQL
