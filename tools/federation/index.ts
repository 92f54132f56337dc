export { containerName, defineHost, defineRemote, HOST, type FederationOptions } from './config';
export { sharedTable, WORKSPACE_ROOT } from './shared';
