// Gives the builds the hashed files of the release before, for pages and replicas that still run it:
//   npm run carry -- <the directory of that release>
import { tsImport } from 'tsx/esm/api';
import { fail, ROOT } from './start/install.mjs';

const { carryFiles } = await tsImport('./carry/carry-files.ts', import.meta.url);
const [previous] = process.argv.slice(2);
if (!previous) fail('Usage: npm run carry -- <the directory of the release before>');
try {
  console.log(`${carryFiles(previous, ROOT)} files of the release before`);
} catch (error) {
  fail(error.message);
}
