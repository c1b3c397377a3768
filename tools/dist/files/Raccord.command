#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || set -- servir --ouvrir
exec "$here/node" "$here/apps/cli/bin/raccord.js" "$@"
