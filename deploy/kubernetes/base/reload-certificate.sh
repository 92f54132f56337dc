#!/bin/sh
# Runs beside nginx, which reads a certificate only when it starts or is told to: Kubernetes replaces the files when the
# Secret changes. Started by the entry point of the image, which goes on at once.
(
  loaded=$(cksum "$TLS_FOLDER/fullchain.pem")
  while sleep "${CERTIFICATE_CHECK_SECONDS:-600}"; do
    found=$(cksum "$TLS_FOLDER/fullchain.pem")
    [ "$found" = "$loaded" ] || { nginx -s reload && loaded=$found; }
  done
) &
