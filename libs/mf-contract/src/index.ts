export * from './remote-module';
export * from './remote-entry';
export * from './parse-remotes';
export * from './cache-keys';
