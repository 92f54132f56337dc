import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { provideDumpPrograms } from '@ringtag/tools/dump-programs';
import { startMariaDb } from '@ringtag/tools/mariadb';

const ROOT = join(__dirname, '..');
const ERASED = 'bea@example.com';

interface Place {
  /** Runs a command of the operator there; answers what it printed. */
  run: (...args: string[]) => Promise<string>;
  mailbox: string;
}

/** An installation of its own, with the secret that all of them have. */
function makePlace(dataDir: string, database: Record<string, string>): Place {
  const env = { PATH: process.env.PATH, SECRET_KEY: 's'.repeat(32), DATA_DIR: dataDir, ...database };
  return {
    mailbox: join(dataDir, 'mailbox'),
    run: async (...args) =>
      (await promisify(execFile)(process.execPath, ['api/dist/admin.js', ...args], { cwd: ROOT, env }))
        .stdout,
  };
}

/** Erases somebody after the backup, and puts the backup into another place. */
async function restoresWithoutThem(folder: string, original: Place, copy: Place): Promise<void> {
  const backups = join(folder, 'backups');
  await original.run('migrate');
  // The last administrator cannot be erased.
  for (const email of ['ann@example.com', ERASED]) await original.run('create', email);
  await original.run('backup', backups);
  await original.run('person', ERASED, '--erase', join(backups, 'erased-people'));
  const backup = readdirSync(backups).find((name) => name.startsWith('ringtag-'))!;
  const printed = await copy.run('restore', join(backups, backup));
  expect(printed).toMatch(/Erased again: 1 of 1 in the list\n[^]*rules hold/);
  expect(existsSync(copy.mailbox), 'the original may still run: the copy sends nothing').toBe(false);
  expect(await copy.run('person', ERASED)).not.toContain('account\n');
}

/** Whom the operator erased since a backup must not come back with it, whoever forgets the list. */
test.describe('A restored backup', () => {
  let folder: string;
  test.beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ringtag-restore-'))));
  test.afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name: string, database: Record<string, string> = {}) => makePlace(join(folder, name), database);

  test('should be without people who were erased since: SQLite', () =>
    restoresWithoutThem(folder, at('original'), at('copy')));

  test('should be without people who were erased since: MariaDB', async () => {
    provideDumpPrograms('MariaDB');
    const server = await startMariaDb();
    const on = async (name: string) => at(name, { DATABASE_URL: await server.createDatabase(name) });
    try {
      await restoresWithoutThem(folder, await on('original'), await on('copy'));
    } finally {
      await server.stop();
    }
  });
});
