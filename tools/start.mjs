import { API_FLAGS } from './start/api-flags.mjs';
import { build } from './start/build.mjs';
import { prepare, ROOT } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
const { tsImport } = await import('tsx/esm/api');
const { readBuildNumber, writeBuildNumber } = await tsImport('./release/build-number.ts', import.meta.url);
console.log('Building… The first build takes about a minute.');
build('tag:type:app');
writeBuildNumber(ROOT, readBuildNumber(ROOT, process.env.BUILD_COMMIT));
runNode([...API_FLAGS, 'api/dist/main.js']);
