// Ships one remote: builds it, checks that it fits a server, and uploads it. Nobody sees it before an administrator says so.
//   npm run release -- mfe-dashboard
//   npm run release -- status
// RINGTAG_URL is the address of the server, RINGTAG_RELEASE_TOKEN a token of the remote from its System page.
import { spawnSync } from 'node:child_process';
import { fail, prepare, ROOT } from './start/install.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name || rest.length > 0) fail('Usage: npm run release -- <remote> | status');
// Before packages are installed, which takes a minute.
const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (name !== 'status' && stdout?.trim() === 'true')
  fail(
    'A release has the number of its commit, and this clone does not know all: run "git fetch --unshallow".',
  );
prepare();
// Builds for development are not what a server has.
for (const setting of ['NODE_ENV', 'FEDERATION_SLIM']) delete process.env[setting];
const { tsImport } = await import('tsx/esm/api');
const { release, showStatus } = await tsImport('./release/run.ts', import.meta.url);
try {
  if (name === 'status') await showStatus(process.env, console.log);
  else await release(ROOT, name, process.env, { print: console.log });
} catch (error) {
  // What is not our own refusal is a fault of this program.
  if (error.name !== 'ReleaseProblem') throw error;
  fail(error.message);
}
