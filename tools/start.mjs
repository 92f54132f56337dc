import { build } from './start/build.mjs';
import { prepare } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
console.log('Building (about a minute the first time, then only what changed) …');
build('tag:type:app');
// A small young generation: 30 MB less memory at the same speed (npm run bench).
runNode(['--max-semi-space-size=4', 'api/dist/main.js']);
