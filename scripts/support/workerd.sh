#!/bin/sh
# The runtime as Miniflare starts it, with two doors closed:
# - Miniflare's own door serves stored files and tools of development to whoever asks, whatever its settings. It gets a
#   socket file that only this user may open, and no port: of two addresses for one door the later one holds.
# - The name by which any door is opened for remote calls, past HTTP, is one that nobody knows (private-config.mjs).
# The settings hold keys: they stand in a folder of this user's alone, and go before the runtime begins.
set -eu
umask 077
"$PAYGAUGE_NODE" "$(dirname "$0")/private-config.mjs" > "$PAYGAUGE_DOORS/config"
exec < "$PAYGAUGE_DOORS/config"
rm -f "$PAYGAUGE_DOORS/config" "$PAYGAUGE_DOORS/inner"
exec "$PAYGAUGE_WORKERD" "$@" "--socket-addr=entry=unix:$PAYGAUGE_DOORS/inner"
