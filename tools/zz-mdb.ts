import { spawnSync } from 'node:child_process';
import { startMariaDb } from './mariadb';
void (async () => {
  const s = await startMariaDb();
  spawnSync('npx', ['jest', '--selectProjects', 'integration', '--', ...process.argv.slice(2)], { env: { ...process.env, DATABASE_URL: await s.createDatabase('ringtag') }, stdio: 'inherit' });
  await s.stop();
})();
