import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Gives a folder of sources the packages of a checkout: links to the same files, with paths of their own. */
export function linkPackages(checkout: string, folder: string): void {
  execFileSync('cp', ['-al', join(checkout, 'node_modules'), folder]);
}

/** Builds an application in a folder that has sources and packages. Throws with what the build printed. */
export function buildIn(folder: string, application: string): void {
  const program = join(folder, 'node_modules/.bin/rspack');
  execFileSync(process.execPath, [program, 'build', '--config', 'rspack.config.ts'], {
    cwd: join(folder, application),
    stdio: 'pipe',
  });
}
