#!/usr/bin/env bash
# Builds the image without a container engine or an image registry, and tries it: as root, on Debian, with
# `apt-get install buildah debootstrap`. The base images are made from Debian's own packages and this machine's Node
# and npm; everything else follows the Dockerfile.
set -euo pipefail
cd "$(dirname "$0")/.."
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot

work=$(mktemp --directory)
storage=(--root "$work/storage" --runroot "$work/run")
server=
finish() {
  if [ -n "$server" ]; then kill -TERM "$server" && wait "$server" || true; fi
  rm --recursive --force "$work"
}
trap finish EXIT

make_base() { # the name of an image, and a folder that becomes it
  local container
  container=$(buildah "${storage[@]}" from scratch)
  buildah "${storage[@]}" copy --quiet "$container" "$2" / >/dev/null
  buildah "${storage[@]}" commit --quiet --rm "$container" "$1" >/dev/null
}

echo 'Making the base images …'
debian=$work/debian
debootstrap --variant=minbase bookworm "$debian" >"$work/debootstrap.log"
# Like Debian's own slim image.
rm --recursive --force "$debian"/usr/share/{doc,man,info,locale,lintian} "$debian"/var/{cache,lib}/apt/*
make_base docker.io/library/debian:bookworm-slim "$debian"
cp "$(command -v node)" "$debian/usr/bin/node"
mkdir --parents "$debian/usr/lib/node_modules"
cp --recursive "$(dirname "$(dirname "$(readlink --canonicalize "$(command -v npm)")")")" "$debian/usr/lib/node_modules/npm"
ln --symbolic ../lib/node_modules/npm/bin/npm-cli.js "$debian/usr/bin/npm"
ln --symbolic ../lib/node_modules/npm/bin/npx-cli.js "$debian/usr/bin/npx"
# This machine's certificates and registry, which a machine behind a proxy needs.
mkdir --parents "$debian/etc/ssl/certs" "$debian/usr/etc"
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/"
npm config get registry | sed 's/^/registry=/' >"$debian/usr/etc/npmrc"
echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >>"$debian/usr/etc/npmrc"
make_base docker.io/library/node:24-bookworm-slim "$debian"

echo 'Building the image …'
buildah "${storage[@]}" build --quiet --pull-never --format docker --network host --tag trove . >/dev/null
container=$(buildah "${storage[@]}" from --pull-never localhost/trove)
root=$(buildah "${storage[@]}" mount "$container")
megabytes=$(du --summarize --block-size=1M "$root" | cut --fields=1)
echo "The image takes $megabytes MB"
[ "$megabytes" -lt 1000 ]

echo 'Starting it as its user on a read-only root …'
mkdir "$work/data" && chown 10001:10001 "$work/data"
port=$(node --eval 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
cat >"$work/run.sh" <<'RUN'
set -eu
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount --types proc proc "$1/proc"
mount --types tmpfs tmpfs "$1/tmp" --options mode=1777
mount --rbind /dev "$1/dev"
mount --options remount,bind,ro "$1"
exec chroot "$1" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all \
  env --ignore-environment --chdir=/opt/trove \
  NODE_ENV=production HOST=0.0.0.0 PORT="$3" TROVE_DATA_DIR=/data sh -ec '
    ! touch /opt/trove/new /etc/new 2>/dev/null
    (until node_modules/.bin/node scripts/health.mjs 2>/dev/null; do sleep 1; done; echo "The health check passes") &
    exec node_modules/.bin/node scripts/start.mjs'
RUN
unshare --mount --pid --fork --kill-child sh "$work/run.sh" "$root" "$work/data" "$port" >"$work/log" 2>&1 &
server=$!
node scripts/try-server.mjs "http://127.0.0.1:$port" "$work/log" || { cat "$work/log"; exit 1; }
grep 'health check' "$work/log"
ps -o user:10=,args= --ppid "$server" | cut --characters=1-120
