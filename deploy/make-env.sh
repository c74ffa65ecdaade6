#!/bin/sh
# Prints .env.example with these names and with secrets that nobody has: sh deploy/make-env.sh WWW CMS FILES > deploy/.env
set -eu
if [ $# -ne 3 ]; then
  echo "Usage: sh deploy/make-env.sh www.example.com cms.example.com files.example.com > deploy/.env" >&2
  exit 2
fi
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
sed \
  -e "s/^SITE_NAME=.*/SITE_NAME=$1/" -e "s/^CMS_NAME=.*/CMS_NAME=$2/" -e "s/^FILES_NAME=.*/FILES_NAME=$3/" \
  -e "s/^SECRET=$/SECRET=$(secret)/" -e "s/^POSTGRES_PASSWORD=$/POSTGRES_PASSWORD=$(secret)/" \
  -e "s/^S3_ACCESS_KEY_ID=$/S3_ACCESS_KEY_ID=$(secret | cut -c1-20)/" \
  -e "s/^S3_SECRET_ACCESS_KEY=$/S3_SECRET_ACCESS_KEY=$(secret)/" \
  "$(dirname "$0")/.env.example"
