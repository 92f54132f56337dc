// Stands in for what loads remotes that a build names: documents name them, and the shell loads them itself.
export function remotes({ chunkId, chunkMapping }) {
  if (chunkMapping[chunkId]) throw new Error('A build names a remote: see tools/federation/runtime-alias.ts');
}
