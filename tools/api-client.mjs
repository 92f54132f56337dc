// Writes the OpenAPI document and the client's types from the API's DTOs; with --check only compares (exit 1 on drift).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = ['openapi.json', 'src/schema.ts'].map((file) => join(root, 'libs/api-client', file));
const scratch = mkdtempSync(join(tmpdir(), 'ringtag-openapi-'));
const fresh = [join(scratch, 'openapi.json'), join(scratch, 'schema.ts')];

function run(command, ...args) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

try {
  run('npx', 'nx', 'run', '@ringtag/api:build');
  run('node', '--enable-source-maps', 'api/dist/openapi.js', fresh[0]);
  run('npx', 'openapi-typescript', fresh[0], '-o', fresh[1]);
  const drifted = kept.filter((file, i) => read(file) !== read(fresh[i]));
  if (!process.argv.includes('--check'))
    drifted.forEach((file) => writeFileSync(file, read(fresh[kept.indexOf(file)])));
  else if (drifted.length > 0) {
    console.error(`Out of date: ${drifted.join(', ')}. Run "npm run api-client" and commit the result.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
