import { API_FLAGS } from './start/api-flags.mjs';
import { readBuildNumber, writeBuildNumber } from './start/build-number.mjs';
import { build } from './start/build.mjs';
import { prepare, ROOT } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

prepare();
console.log('Building… The first build takes about a minute.');
build('tag:type:app');
writeBuildNumber(ROOT, readBuildNumber(ROOT, process.env.BUILD_COMMIT));
runNode([...API_FLAGS, 'api/dist/main.js']);
