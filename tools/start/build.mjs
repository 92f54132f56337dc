import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail, ROOT } from './install.mjs';

/** The command that runs Nx, as [program, ...arguments]; needs installed packages. */
export function nxCommand() {
  const manifest = createRequire(import.meta.url).resolve('nx/package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return [process.execPath, join(dirname(manifest), bin.nx)];
}

/** What Nx needs in its environment to print plain lines and to end when it is done. */
export const NX_ENV = { NX_TUI: 'false', NX_DAEMON: 'false' };

/**
 * Builds projects; Nx leaves alone what has not changed. Quiet unless it fails, then the process ends.
 * @param projects Nx project patterns, such as `tag:type:app`
 */
export function build(projects) {
  const [program, ...args] = nxCommand();
  const options = ['run-many', '-t', 'build', '-p', projects, '--outputStyle=static'];
  const env = { ...process.env, ...NX_ENV };
  const result = spawnSync(program, [...args, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 28,
  });
  if (result.status === 0) return;
  console.error(result.stdout + result.stderr);
  fail('The build failed. See the output above.');
}
