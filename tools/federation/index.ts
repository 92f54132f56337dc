export { defineHost, defineRemote, type FederationOptions } from './config';
export { containerName, HOST } from './settings';
export { sharedTable, WORKSPACE_ROOT } from './shared';
