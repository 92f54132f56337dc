// Writes the migrations for a change of the entities, for both databases: npm run migration -- <Name>
// Measures the migrations since the last release on 100,000 messages: npm run bench:migration
// Writes the first migration anew, as long as no release has it: npm run migration -- baseline
// At a release, describes the schema that it uses, for the check of later migrations: npm run migration -- released
import { spawnSync } from 'node:child_process';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './start/install.mjs';

/** Entities lead to controllers, and those to pages with styles. */
const FLAGS = ['--tsconfig', 'api/tsconfig.json', '--require', './tools/styles/without-styles.cjs'];

const { startMariaDb } = await tsImport('./mariadb/index.ts', import.meta.url);
const server = await startMariaDb();
try {
  const [name = ''] = process.argv.slice(2);
  const url = await server.createDatabase('ringtag_migration');
  const program = {
    measured: ['api/schema/measure-migration.ts', url],
    baseline: ['api/schema/generate-baseline.ts', url],
    released: ['api/schema/describe-release.ts', url],
  }[name] ?? ['api/schema/generate-migration.ts', name, url];
  const { status } = spawnSync('node_modules/.bin/tsx', [...FLAGS, ...program], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
}
