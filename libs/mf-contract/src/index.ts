/** What shell and remotes promise each other: types, their checks, and the cache keys that several of them use. */

export * from './remote-module';
export * from './remote-entry';
export * from './parse-remotes';
export * from './cache-keys';
