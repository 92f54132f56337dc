import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// jsdom lacks what every browser we support has, and the router reads it when it loads.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(globalThis.performance, { mark: () => undefined });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// What never comes fails a test as surely after ten seconds as after one; what comes late on a busy machine does not.
configure({ asyncUtilTimeout: 10_000 });
