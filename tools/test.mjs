import { prepare } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
runNode(['--import', 'tsx', 'tools/test/run.ts', ...process.argv.slice(2)]);
