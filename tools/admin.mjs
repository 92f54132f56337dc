import { build } from './start/build.mjs';
import { fail, prepare } from './start/install.mjs';
import { runNode } from './start/run-node.mjs';

const args = process.argv.slice(2);
if (args.length === 0)
  fail(
    'Usage: npm run admin -- create <email> | migrate | check | doctor | backup <folder> | restore <file> | person …',
  );
prepare();
build('@ringtag/api');
runNode(['api/dist/admin.js', ...args]);
