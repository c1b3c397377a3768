#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
[ $# -gt 0 ] || set -- servir --ouvrir
exec "$here/node" "$here/apps/cli/bin/raccord.js" "$@"
