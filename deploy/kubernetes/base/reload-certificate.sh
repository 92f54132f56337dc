#!/bin/sh
# nginx reads a certificate only when it starts or is told to, and Kubernetes replaces the files when the Secret changes.
# The entry point of the image runs this before it starts nginx. What goes on in the background reloads nginx.
loaded=$(cksum "$TLS_FOLDER/fullchain.pem")
while sleep 600; do
  found=$(cksum "$TLS_FOLDER/fullchain.pem")
  [ "$found" = "$loaded" ] || { nginx -s reload && loaded=$found; }
done &
