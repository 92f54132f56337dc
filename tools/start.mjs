import { API_FLAGS } from './start/api-flags.mjs';
import { build } from './start/build.mjs';
import { prepare } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
console.log('Building… The first build takes about a minute.');
build('tag:type:app');
runNode([...API_FLAGS, 'api/dist/main.js']);
