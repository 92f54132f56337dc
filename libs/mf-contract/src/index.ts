/** What shell and remotes promise each other: types and the cache keys that several of them use. */

export * from './remote-module';
export * from './cache-keys';
