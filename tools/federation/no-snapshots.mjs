// Stands in for the snapshot handler of the federation runtime: the shell registers remotes by their entry.

/** What is left of it: hooks that nobody taps, and a cache that stays empty. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

/** No snapshot knows any remote. */
export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}
