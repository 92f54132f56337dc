/** The contract between the shell and the remotes: types, and the cache keys that more than one of them uses. */

export * from './remote-module';
export * from './cache-keys';
