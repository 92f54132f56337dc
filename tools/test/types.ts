import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';
import { runCommand, trackedFiles } from './commands';
import { oneTest, type Outcome } from './outcome';

const COMPILER = [process.execPath, 'node_modules/@typescript/native/bin/tsc', '-p'];

/**
 * Checks the types of everything. What runs in a browser is one program, so that each file is read once: project by
 * project it takes four times as long. What runs in Node knows no browser: each project is a program of its own.
 */
export async function checkTypes(): Promise<Outcome> {
  const ofNode = trackedFiles().filter(
    (file) =>
      file.endsWith('/tsconfig.json') &&
      readFileSync(join(ROOT, file), 'utf8').includes('tsconfig.node.json'),
  );
  let failed = false;
  for (const program of ['tsconfig.web.json', ...ofNode])
    failed = (await runCommand([...COMPILER, program])) !== 0 || failed;
  return oneTest(!failed);
}
