#!/bin/sh
# Applies the manifests in the order in which they need each other: the namespace, the settings and the migration, and the
# processes once the database is migrated. Safe to repeat; an upgrade and a roll back are the same with another version.
set -eu
cd "$(dirname "$0")"

kubectl apply --filename namespace.yaml
if ! kubectl --namespace platen get secret platen >/dev/null; then
  echo 'apply.sh: create the secret first: copy secret.example.yaml, fill it in and apply it' >&2
  exit 1
fi

# A job cannot be changed: that of the last version goes.
kubectl --namespace platen delete job platen-migrate --ignore-not-found
kubectl apply --kustomize migrate
until kubectl --namespace platen wait --for=condition=complete --timeout=5s job/platen-migrate 2>/dev/null; do
  if kubectl --namespace platen wait --for=condition=failed --timeout=1s job/platen-migrate 2>/dev/null; then
    kubectl --namespace platen logs job/platen-migrate >&2
    echo 'apply.sh: the migration has failed; the processes are those of before' >&2
    exit 1
  fi
done

kubectl apply --kustomize .
for deployment in platen-api platen-worker; do
  kubectl --namespace platen rollout status "deployment/$deployment" --timeout=10m
done
