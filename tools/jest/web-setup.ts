import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser we support has, and the router reads it when it loads.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
