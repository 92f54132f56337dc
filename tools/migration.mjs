// Writes the migrations for a change of the entities, for both databases: npm run migration -- <Name>
import { spawnSync } from 'node:child_process';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './start/install.mjs';

const { startMariaDb } = await tsImport('./mariadb/index.ts', import.meta.url);
const server = await startMariaDb();
try {
  const args = ['--tsconfig', 'api/tsconfig.json', 'api/generate-migration.ts'];
  const [name = ''] = process.argv.slice(2);
  const url = await server.createDatabase('ringtag_migration');
  const { status } = spawnSync('node_modules/.bin/tsx', [...args, name, url], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
}
