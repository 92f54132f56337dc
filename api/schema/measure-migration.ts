/**
 * Migrates a database of the previous release that holds 100,000 messages, on MariaDB and on SQLite. Prints how long it
 * takes, and fails where a row has changed or is gone. Started by `npm run bench:migration`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chunk from 'lodash/chunk';
import range from 'lodash/range';
import type { DataSource, MigrationInterface } from 'typeorm';
import { ENTITIES } from '../src/entities';
import { MYSQL_MIGRATIONS } from '../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../src/migrations/sqlite';
import { createDataSource, dataSourceOptions, withoutDeadline } from '../src/platform/database/data-source';
import { migrate } from '../src/platform/schema/migrate';
import released from './released.json';

const MESSAGES = 100_000;
const OWNERS = 1_000;
/** Rows of one statement. */
const STEP = 500;

const COLUMNS = Object.keys(released.tables.messages.columns);

type Migrations = (new () => MigrationInterface)[];

async function main(url: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-migration-'));
  try {
    await measure('MariaDB', MYSQL_MIGRATIONS, { url, sqliteFile: '' });
    await measure('SQLite', SQLITE_MIGRATIONS, { sqliteFile: join(dir, 'ringtag.db') });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function measure(name: string, migrations: Migrations, place: { url?: string; sqliteFile: string }) {
  const open = (some: Migrations) =>
    createDataSource(
      withoutDeadline(dataSourceOptions({ ...place, entities: ENTITIES, migrations: some })),
    ).initialize();

  const before = await open(migrations.filter(isReleased));
  await migrate(before);
  await fill(before);
  const written = await readMessages(before);
  await before.destroy();

  const after = await open(migrations);
  const start = performance.now();
  const applied = await migrate(after);
  const seconds = (performance.now() - start) / 1000;
  const kept = await readMessages(after);
  await after.destroy();

  process.stdout.write(
    `${name}: ${applied.length} migrations of ${written.count} messages in ${seconds.toFixed(2)} s, ${kept.count} kept\n`,
  );
  if (written.count !== MESSAGES || kept.content !== written.content)
    throw new Error(`${name}: the messages are not those that were there before.`);
}

/** The names of migrations end with their times. Those of SQLite have times of those of MySQL. */
function isReleased(Migration: Migrations[number]): boolean {
  const last = Math.max(...released.migrations.map(readTime));
  return readTime(new Migration().name ?? Migration.name) <= last;
}

const readTime = (name: string): number => Number(/\d{13}$/.exec(name)?.[0]);

/** Messages with all that they can have: some fields are empty in some of them. */
async function fill(dataSource: DataSource): Promise<void> {
  const owners = range(OWNERS).map(() => ({ ownerId: randomUUID(), activationId: randomUUID() }));
  const place = `(${COLUMNS.map(() => '?').join(', ')})`;
  for (const numbers of chunk(range(MESSAGES), STEP)) {
    const rows = numbers.map((number) => toMessage(number, owners[number % OWNERS]!));
    await dataSource.query(
      `INSERT INTO messages (${COLUMNS.join(', ')}) VALUES ${rows.map(() => place).join(', ')}`,
      rows.flatMap((row) => COLUMNS.map((column) => row[column] ?? null)),
    );
  }
}

function toMessage(
  number: number,
  owner: { ownerId: string; activationId: string },
): Record<string, unknown> {
  const day = String(1 + (number % 28)).padStart(2, '0');
  const time = `2026-01-${day} 12:34:56.${String(number % 1000).padStart(3, '0')}`;
  const id = randomUUID();
  return {
    ...owner,
    id,
    kind: number % 10 ? 'message' : 'feedback',
    body: `Number ${number}: знайдено 🔑\n`.repeat(1 + (number % 40)),
    createdAt: time,
    readAt: number % 3 ? time : null,
    archivedAt: number % 5 ? null : time,
    reportedAt: number % 100 ? null : time,
    senderName: number % 2 ? 'Zoë' : null,
    senderEmail: number % 4 ? null : `p${number}@example.com`,
    senderPhone: number % 7 ? null : '+49 30 1234567',
    submission: number % 6 ? createHash('sha256').update(id).digest('hex') : null,
    changeId: number % 9 ? null : randomUUID(),
  };
}

/** The number of messages, and a hash of all their columns that the released schema has. */
async function readMessages(dataSource: DataSource): Promise<{ count: number; content: string }> {
  const hash = createHash('sha256');
  let [count, last] = [0, ''];
  for (;;) {
    const rows = (await dataSource.query(
      `SELECT ${COLUMNS.join(', ')} FROM messages WHERE id > ? ORDER BY id LIMIT ${STEP}`,
      [last],
    )) as { id: string }[];
    if (rows.length === 0) return { count, content: hash.digest('hex') };
    hash.update(JSON.stringify(rows));
    count += rows.length;
    last = rows.at(-1)!.id;
  }
}

main(process.argv[2]!).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
