#!/bin/sh
# Writes deploy/.env from .env.example with the given host names and new random secrets, readable by its owner only.
# Refuses to replace a file: new secrets would lock the installation out of its database.
set -eu
if [ $# -lt 3 ] || [ $# -gt 4 ]; then
  echo "Usage: sh deploy/make-env.sh www.example.com cms.example.com files.example.com [FILE]" >&2
  exit 2
fi
folder=$(dirname "$0")
file=${4:-$folder/.env}
if [ -e "$file" ]; then
  echo "$file exists. Its secrets belong to your data: edit it, or move it aside for a new installation." >&2
  exit 1
fi
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
sed \
  -e "s/^SITE_NAME=.*/SITE_NAME=$1/" -e "s/^CMS_NAME=.*/CMS_NAME=$2/" -e "s/^FILES_NAME=.*/FILES_NAME=$3/" \
  -e "s/^SECRET=$/SECRET=$(secret)/" -e "s/^POSTGRES_PASSWORD=$/POSTGRES_PASSWORD=$(secret)/" \
  -e "s/^S3_ACCESS_KEY_ID=$/S3_ACCESS_KEY_ID=$(secret | cut -c1-20)/" \
  -e "s/^S3_SECRET_ACCESS_KEY=$/S3_SECRET_ACCESS_KEY=$(secret)/" \
  "$folder/.env.example" >"$file"
echo "Wrote $file."
