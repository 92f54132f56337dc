// Ships one remote: builds it, checks that it fits a server, and uploads it. Nobody sees it before an administrator says so.
//   npm run release -- mfe-dashboard
//   npm run release -- status
// RINGTAG_URL is the address of the server, RINGTAG_RELEASE_TOKEN a token of the remote from its System page.
import { fail, prepare, ROOT } from './start/install.mjs';

prepare();
// Builds for development are not what a server has.
for (const setting of ['NODE_ENV', 'FEDERATION_SLIM']) delete process.env[setting];
const { tsImport } = await import('tsx/esm/api');
const { release, showStatus } = await tsImport('./release/run.ts', import.meta.url);
const [name, ...rest] = process.argv.slice(2);
if (!name || rest.length > 0) fail('Usage: npm run release -- <remote> | status');
try {
  if (name === 'status') await showStatus(process.env, console.log);
  else await release(ROOT, name, process.env, { print: console.log });
} catch (error) {
  // What is not our own refusal is a fault of this program.
  if (error.name !== 'ReleaseProblem') throw error;
  fail(error.message);
}
