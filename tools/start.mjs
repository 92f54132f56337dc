import { API_FLAGS } from './start/api-flags.mjs';
import { build } from './start/build.mjs';
import { prepare } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
console.log('Building (about a minute the first time, then only what changed) …');
build('tag:type:app');
runNode([...API_FLAGS, 'api/dist/main.js']);
