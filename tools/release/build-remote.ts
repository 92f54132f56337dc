import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ReleaseProblem } from './release-problem';

/**
 * Builds a remote into a folder of its own: a server that runs from this workspace shows `dist` at once, to everybody.
 * Throws what the build says where it fails.
 */
export function buildRemote(workspace: string, remote: string, folder: string): void {
  const program = join(workspace, 'node_modules/.bin/rspack');
  const options = ['build', '--config', join(remote, 'rspack.config.ts'), '--output-path', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new ReleaseProblem(`The build failed:\n${stdout}${stderr}`);
}
