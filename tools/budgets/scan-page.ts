import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Budget } from '../test/budgets';

const ROOT = join(__dirname, '../..');

const gzipped = (file: string): number => gzipSync(readFileSync(join(ROOT, file)), { level: 9 }).length;

/** The script of the shell that stands in its document; what it loads later has budgets in the browser tests. */
function shellEntry(): string {
  const name = /src="\/(assets\/main[\w.]*\.js|main[\w.]*\.js)"/.exec(
    readFileSync(join(ROOT, 'shell/dist/index.html'), 'utf8'),
  )?.[1];
  if (!name) throw new Error('The document of the shell names no main script');
  return `shell/dist/${name}`;
}

function remoteEntry(name: string): string {
  const entry = readdirSync(join(ROOT, name, 'dist')).find((file) => /^remoteEntry\.\w+\.js$/.test(file));
  if (!entry) throw new Error(`${name} has no entry`);
  return `${name}/dist/${entry}`;
}

export default [
  {
    name: 'scan page: the script that runs before a touch',
    limit: 2_700,
    unit: 'bytes gzip',
    measure: () => gzipped('api/dist/starter.js'),
  },
  {
    name: 'page of a conversation: all of its scripts',
    limit: 6_000,
    unit: 'bytes gzip',
    measure: () => gzipped('api/dist/starter-conversation.js'),
  },
  { name: 'shell: first script', limit: 30_000, unit: 'bytes gzip', measure: () => gzipped(shellEntry()) },
  {
    name: 'mfe-scan: entry',
    limit: 9_500,
    unit: 'bytes gzip',
    measure: () => gzipped(remoteEntry('mfe-scan')),
  },
] satisfies Budget[];
