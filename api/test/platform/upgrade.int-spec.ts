import { guessPageKind, type ProfileFieldKey } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import sumBy from 'lodash/sumBy';
import type { DataSource } from 'typeorm';
import { schemaDrift } from '../../schema/drift';
import { readFormerDatabase } from '../../schema/former-schema';
import { ENTITIES } from '../../src/entities';
import { MYSQL_MIGRATIONS } from '../../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../../src/migrations/sqlite';
import { findBrokenRules } from '../../src/operations/check/assert-invariants';
import { assertMigrated, migrate } from '../../src/platform/schema/migrate';
import { SERVER_URL } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';

const MIGRATIONS = SERVER_URL ? MYSQL_MIGRATIONS : SQLITE_MIGRATIONS;
const BASELINE = new MIGRATIONS[0]!().name!;
const LATER = MIGRATIONS.map((Each) => new Each().name!);

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

/** Rows that releases before left behind, by table: those whose conversation or message is gone. */
const ORPHANS: Record<string, number> = {
  conversations: 1,
  conversation_messages: 1,
  conversation_notices: 1,
  conversation_photos: 2,
  message_words: 1,
};

describe('The upgrade from commit a9b326e6', () => {
  let database: TestDatabase;
  let before: Tables;
  beforeEach(async () => {
    database = await openDatabase({ entities: ENTITIES, migrations: MIGRATIONS });
    const { tables, rows } = readFormerDatabase(SERVER_URL ? 'mysql' : 'sqlite');
    await database.dataSource.transaction(async (manager) => {
      for (const statement of [...tables, ...rows]) await manager.query(statement);
    });
    await database.dataSource.query("UPDATE conversation_notices SET answersTo = '' WHERE answersTo IS NULL");
    before = await readTables(database.dataSource);
  });
  afterEach(() => database.remove());

  const readNames = async () =>
    (await database.dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')).map(
      ({ name }) => name,
    );

  it('should lead to the schema of the entities, with every row', async () => {
    const { dataSource } = database;
    await expect(assertMigrated(dataSource)).rejects.toThrow('The database schema is out of date');
    expect(await migrate(dataSource)).toEqual(LATER);
    expect(await schemaDrift(dataSource)).toEqual([]);
    expect(await readNames()).toEqual(LATER);
    expect(await findBrokenRules(dataSource)).toEqual([]);
    const after = await readTables(dataSource);
    const names = dataSource.entityMetadatas.map(({ tableName }) => tableName);
    expect(Object.keys(after).sort()).toEqual(names.filter((name) => name !== 'leases').sort());
    const expected = toUpgraded(before);
    for (const [table, rows] of Object.entries(after)) {
      // A table that came later has no rows yet.
      const those = expected[table] ?? [];
      expect([table, rows.length]).toEqual([table, those.length - (ORPHANS[table] ?? 0)]);
      const known = new Set(those.map(toSorted));
      // Each row that is left is one of those that were there.
      for (const row of rows) expect(known).toContain(toSorted(row));
    }
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('should go on where it failed', async () => {
    const { dataSource } = database;
    await dataSource.query('ALTER TABLE message_words RENAME TO away');
    await expect(migrate(dataSource)).rejects.toThrow('message_words');
    await expect(assertMigrated(dataSource)).rejects.toThrow('The database schema is out of date');
    await dataSource.query('ALTER TABLE away RENAME TO message_words');
    await migrate(dataSource);
    expect(await schemaDrift(dataSource)).toEqual([]);
    expect(await readNames()).toEqual(LATER);
  });

  it('should be made by one of two processes', async () => {
    const applied = await Promise.all([migrate(database.dataSource), migrate(await database.another())]);
    expect(applied.map(({ length }) => length).sort()).toEqual([0, LATER.length]);
    expect(await readNames()).toEqual(LATER);
  });

  it('should be refused to anything older, which stays as it is', async () => {
    const { dataSource } = database;
    await dataSource.query("DELETE FROM migrations WHERE name LIKE 'FillHome%'");
    const names = await readNames();
    await expect(migrate(dataSource)).rejects.toThrow(
      'The database is older than commit a9b326e6. Upgrade to a9b326e6 first',
    );
    expect(await readNames()).toEqual(names);
    expect(names).not.toContain(BASELINE);
    expect(await readTables(dataSource)).toEqual(before);
  });

  it('should wait for messages that are not indexed yet', async () => {
    const { dataSource } = database;
    await dataSource.query("UPDATE messages SET activeAt = NULL WHERE body = 'Before conversations'");
    await expect(migrate(dataSource)).rejects.toThrow('Commit a9b326e6 has not indexed all messages yet.');
    await dataSource.query('UPDATE messages SET activeAt = createdAt WHERE activeAt IS NULL');
    expect(await migrate(dataSource)).toEqual(LATER);
  });
});

/** Every row of every table, but which migrations ran. */
async function readTables(dataSource: DataSource): Promise<Tables> {
  const list = SERVER_URL
    ? 'SHOW TABLES'
    : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const names = (await dataSource.query<Row[]>(list)).map((row) => String(Object.values(row)[0]));
  const tables: Tables = {};
  for (const name of names.filter((each) => each !== 'migrations' && each !== 'leases'))
    tables[name] = (await dataSource.query<Row[]>(`SELECT * FROM ${name}`)).map(toComparable);
  return tables;
}

/** A row whose columns stand in one order: a rebuilt table may have another. */
const toSorted = (row: Row): string =>
  JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));

function toComparable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof ArrayBuffer || Buffer.isBuffer(value)
        ? Buffer.from(value as ArrayBuffer).toString('hex')
        : value,
    ]),
  );
}

/** What the upgrade makes of all rows, with those that it deletes. */
function toUpgraded({ items = [], projects = [], site_days = [], ...others }: Tables): Tables {
  const { sessions = [], outbox = [], conversation_notices: notices = [] } = others;
  const { activations = [], messages = [], profile_fields: fields = [] } = others;
  const { conversation_messages: written = [], owner_links: links = [] } = others;
  const suggest = ({ userId: id }: Row) => {
    const open = fields.filter(({ userId, visibility }) => userId === id && visibility === 'public');
    return guessPageKind(open.map(({ key }) => key as ProfileFieldKey));
  };
  return {
    ...others,
    activations: activations.map((row) => ({
      ...row,
      pageKind: row['pageKind'] ?? (row['endedAt'] === null ? suggest(row) : null),
      holdsUnproved: null,
      helped: null,
      numberedSenders: null,
    })),
    messages: messages.map((row) => ({ ...row, heldAt: null, senderNumber: null })),
    conversation_messages: written.map((row) => ({ ...row, authorId: null })),
    owner_links: links.map((row) => ({ ...row, helperId: null })),
    sessions: sessions.map((row) => ({ ...row, shared: row['shared'] ?? 1 })),
    outbox: outbox.map((row) => ({ ...row, recipientAsTyped: row['recipientAsTyped'] ?? row['recipient'] })),
    conversation_notices: notices.map((row) => ({
      ...row,
      answersTo: row['answersTo'] || null,
      answersProvedAt: null,
    })),
    items: items.map((row) => ({
      ...row,
      activated: Number(row['ownerId'] !== null),
      digital: row['digital'] ?? 0,
      claimSecret: null,
      claimHash: null,
    })),
    projects: projects.map((row) => {
      const codes = items.filter(({ projectId }) => projectId === row['id']);
      const activatedCount = codes.filter(({ ownerId }) => ownerId !== null).length;
      return { ...row, itemCount: codes.length, activatedCount, claimSecrets: null };
    }),
    site_days: Object.entries(groupBy(site_days, 'day')).map(([day, slots]) => ({
      day,
      scans: sumBy(slots, ({ scans }) => Number(scans)),
      activations: sumBy(slots, ({ activations }) => Number(activations)),
    })),
  };
}
