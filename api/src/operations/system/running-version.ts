import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../platform/open-api/document';

/** Beside the program; `npm run image` writes it (tools/image). */
const BUILD_ID = 'build-id.txt';

/** The version with the id of the build, such as `0.0.1+3f9c2e1`. A program that was not put together so has none. */
export function readRunningVersion(folder: string): string {
  const file = join(folder, BUILD_ID);
  return existsSync(file) ? `${VERSION}+${readFileSync(file, 'utf8').trim()}` : VERSION;
}

/** Of this process: its files may be replaced while it runs. */
export const RUNNING_VERSION = readRunningVersion(__dirname);
