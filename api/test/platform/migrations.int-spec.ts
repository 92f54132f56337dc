import { Logger } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import type { DataSource, MigrationInterface } from 'typeorm';
import { schemaDrift } from '../../schema/drift';
import { ChallengeEntity } from '../../src/accounts/tables/challenge.entity';
import { SessionEntity } from '../../src/accounts/tables/session.entity';
import { UserEntity } from '../../src/accounts/tables/user.entity';
import { ActivationEntity } from '../../src/codes/tables/activation.entity';
import { OwnerScansEntity } from '../../src/codes/tables/owner-scans.entity';
import { SiteDayEntity } from '../../src/codes/tables/site-day.entity';
import { TemplateEntity } from '../../src/codes/tables/template.entity';
import { OutboxEntity } from '../../src/delivery/tables/outbox.entity';
import { ENTITIES } from '../../src/entities';
import { MessageCountEntity } from '../../src/inbox/tables/message-count.entity';
import { MYSQL_MIGRATIONS } from '../../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../../src/migrations/sqlite';
import { migration } from '../../src/platform/database/migration';
import { assertMigrated, migrate, pendingMigrations } from '../../src/platform/schema/migrate';
import { describeFailure } from '../../src/platform/start-error';
import { SettingEntity } from '../../src/records/tables/setting.entity';
import { SERVER_URL } from '../support/server-database';
import { openDatabase, type TestDatabase } from './open-database';

const MIGRATIONS: (new () => MigrationInterface)[] = SERVER_URL ? MYSQL_MIGRATIONS : SQLITE_MIGRATIONS;

describe('migrations', () => {
  let database: TestDatabase;

  // One migration below fails on purpose.
  beforeAll(() => Logger.overrideLogger(false));

  beforeEach(async () => {
    database = await openDatabase({ entities: ENTITIES, migrations: MIGRATIONS });
  });

  afterEach(() => database.remove());

  const tables = async ({ entityMetadatas }: DataSource) => {
    const runner = database.dataSource.createQueryRunner();
    const found = await Promise.all(entityMetadatas.map(({ tableName }) => runner.hasTable(tableName)));
    await runner.release();
    return found.filter(Boolean).length;
  };

  it('should lead from nothing to the schema of the entities', async () => {
    const { dataSource } = database;
    const pending = await pendingMigrations(dataSource);
    expect(pending).toHaveLength(MIGRATIONS.length);
    expect(await migrate(dataSource)).toEqual(pending);
    expect(await schemaDrift(dataSource)).toEqual([]);
    expect(await pendingMigrations(dataSource)).toEqual([]);
  });

  it('should be asked for by the command that an installation has, and by that of a checkout', async () => {
    const { dataSource } = database;
    const asked = assertMigrated(dataSource).catch(describeFailure);
    expect(await asked).toContain(
      `(pending migrations: ${MIGRATIONS.length}). Run "node api/dist/admin.js migrate"`,
    );
    expect(await asked).toContain('"npm run admin -- migrate"');
    await migrate(dataSource);
    await expect(assertMigrated(dataSource)).resolves.toBeUndefined();
  });

  it('should lead back and forth again, one by one', async () => {
    const { dataSource } = database;
    await migrate(dataSource);
    for (let left = MIGRATIONS.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    expect(await tables(dataSource)).toBe(0);
    await migrate(dataSource);
    expect(await schemaDrift(dataSource)).toEqual([]);
  });

  it('should be run by one of two processes that start at once', async () => {
    const other = await database.another();
    const applied = await Promise.all([migrate(database.dataSource), migrate(other)]);
    expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, MIGRATIONS.length]);
  });

  it('should leave those of a later release alone, and run the missing ones beside them', async () => {
    const later = migration('Later_9999999999999', { up: ['CREATE TABLE later (id int)'], down: [] });
    const newer = await database.another({ migrations: [...MIGRATIONS.slice(0, -1), later] });
    await migrate(newer);
    expect(await migrate(database.dataSource)).toEqual([new (MIGRATIONS.at(-1)!)().name]);
    expect(await pendingMigrations(database.dataSource)).toEqual([]);
    expect(await pendingMigrations(newer)).toEqual([]);
    await database.dataSource.query('INSERT INTO later VALUES (1)');
  });

  it('should leave the earlier ones in place when one fails, and go on when it is mended', async () => {
    const added = (sql: string) => migration('Added_9999999999999', { up: [sql], down: [] });
    const broken = await database.another({ migrations: [...MIGRATIONS, added('CREATE TABLE added (')] });
    await expect(migrate(broken)).rejects.toThrow();
    const mended = await database.another({
      migrations: [...MIGRATIONS, added('CREATE TABLE added (id int)')],
    });
    await migrate(mended);
    expect(await pendingMigrations(mended)).toEqual([]);
    await mended.query('INSERT INTO added VALUES (1)');
  });

  it('should count the messages and note the scans that were there before counts were stored', async () => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('StoredCounts'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    await old.query(
      `INSERT INTO activations (id, itemId, userId, notify, activatedAt) VALUES ('a', 'i', 'u', 'always', '2026-01-01')`,
    );
    const message = (id: string, kind: string, readAt: string, archivedAt: string) =>
      `('${id}', 'a', 'u', '${kind}', 'Hello', '2026-01-02', ${readAt}, ${archivedAt})`;
    const rows = [
      message('1', 'message', 'NULL', 'NULL'),
      message('2', 'feedback', 'NULL', 'NULL'),
      message('3', 'message', "'2026-01-03'", 'NULL'),
      message('4', 'message', 'NULL', "'2026-01-03'"),
    ];
    await old.query(
      `INSERT INTO messages (id, activationId, ownerId, kind, body, createdAt, readAt, archivedAt) VALUES ${rows.join()}`,
    );
    await old.query(`INSERT INTO scan_counts VALUES ('i', '2026-01-01', 3), ('i', '2026-01-02', 1)`);
    await migrate(database.dataSource);
    const [activation] = await database.dataSource.manager.find(ActivationEntity);
    expect(activation).toMatchObject({ unreadMessages: 2, lastScanDay: '2026-01-02', tried: true });
    const counts = await database.dataSource.manager.find(MessageCountEntity, { where: { ownerId: 'u' } });
    const sorts = counts.map(({ kind, archived, unread, count }) => [kind, archived, unread, count].join());
    expect(sorts.sort()).toEqual([
      'feedback,false,true,1',
      'message,false,false,1',
      'message,false,true,1',
      'message,true,true,1',
    ]);
  });

  it('should delete the scans of codes that were deleted before', async () => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('ScansOfDeletedCodes'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    await old.query(
      `INSERT INTO items (id, alias, projectId, status, activatable, viewOnly, activationCount, createdAt, updatedAt)
       VALUES ('kept', 'a', 'p', 'active', 1, 0, 0, '2026-01-01', '2026-01-01')`,
    );
    await old.query(`INSERT INTO scan_counts VALUES ('kept', '2026-01-01', 3), ('gone', '2026-01-01', 1)`);
    await migrate(database.dataSource);
    expect(await database.dataSource.query('SELECT itemId, `count` FROM scan_counts')).toEqual([
      { itemId: 'kept', count: 3 },
    ]);
  });

  it('should add up the scans and activations of the last days, and give no owner those of the one before', async () => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('FillHome'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    const activation = (id: string, userId: string, begun: number, ended?: number) =>
      `('${id}', 'i', '${userId}', 'always', 0, '${day(begun)}', ${ended === undefined ? 'NULL' : `'${day(ended)}'`})`;
    await old.query(
      `INSERT INTO activations (id, itemId, userId, notify, unreadMessages, activatedAt, endedAt) VALUES
       ${activation('a', 'former', 9, 5)}, ${activation('b', 'owner', 5)}`,
    );
    const scans = [
      [95, 1],
      [7, 2],
      [5, 4],
      [4, 8],
      [1, 16],
    ].map(([ago, n]) => `('i', '${day(ago!)}', ${n})`);
    await old.query(`INSERT INTO scan_counts VALUES ${scans.join()}`);
    await migrate(database.dataSource);
    const { manager } = database.dataSource;
    expect(await manager.find(OwnerScansEntity, { order: { day: 'ASC' } })).toEqual([
      { userId: 'owner', day: day(4), count: 8 },
      { userId: 'owner', day: day(1), count: 16 },
    ]);
    expect(await manager.find(SiteDayEntity, { order: { day: 'ASC' } })).toEqual(
      [
        [9, 0, 1],
        [7, 2, 0],
        [5, 4, 1],
        [4, 8, 0],
        [1, 16, 0],
      ].map(([ago, scans, activations]) => ({ day: day(ago!), slot: 0, scans, activations })),
    );
  });

  it('should end what was proven from an address that only looks like the one of an account (ACC-1)', async () => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('ExactAddresses'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    const day = '2026-01-01';
    for (const [id, typed, email] of [
      ['1', 'ªlice@example.com', 'alice@example.com'],
      ['2', 'Bob@Example.com', 'bob@example.com'],
      // Mailed at strasse.example.
      ['3', 'bob@STRA\u1e9eE.example', 'bob@xn--strae-oqa.example'],
    ]) {
      await old.query(
        `INSERT INTO users (id, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt)
         VALUES (?, ?, ?, 'role-user', 1, 'en', 0, ?, ?)`,
        [id, email, typed, day, day],
      );
      await old.query(
        'INSERT INTO sessions (id, secretHash, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?)',
        [id, 'x', id, day, day, day],
      );
      await old.query(
        `INSERT INTO challenges (id, purpose, email, emailAsTyped, nonce, tries, payload, locale, createdAt, resendAt, expiresAt, hardExpiresAt)
         VALUES (?, 'sign-in', ?, ?, 'x', 0, '{}', 'en', ?, ?, ?, ?)`,
        [id, email, typed, day, day, day, day],
      );
      await old.query(
        `INSERT INTO outbox (id, template, recipient, locale, variables, status, tries, nextAt, createdAt)
         VALUES (?, 'message', ?, 'en', '{}', 'queued', 0, ?, ?)`,
        [id, typed, day, day],
      );
    }
    await migrate(database.dataSource);
    const { manager } = database.dataSource;
    const order = { order: { id: 'ASC' } } as const;
    expect(await manager.find(UserEntity, order)).toMatchObject([
      { id: '1', email: 'alice@example.com', emailAsTyped: 'alice@example.com', isEmailVerified: false },
      { id: '2', email: 'bob@example.com', emailAsTyped: 'Bob@Example.com', isEmailVerified: true },
      { id: '3', emailAsTyped: 'bob@xn--strae-oqa.example', isEmailVerified: false },
    ]);
    expect(await manager.find(OutboxEntity, order)).toMatchObject([
      { id: '1', recipient: 'alice@example.com', recipientAsTyped: null },
      { id: '2', recipient: 'bob@example.com', recipientAsTyped: 'Bob@Example.com' },
      { id: '3', recipientAsTyped: 'bob@STRA\u1e9eE.example' },
    ]);
    expect(await manager.find(SessionEntity, order)).toMatchObject([{ userId: '2' }]);
    expect(await manager.find(ChallengeEntity, order)).toMatchObject([{ id: '2' }]);
  });

  it('should empty the default texts that the editor put into templates, and leave what owners wrote', async () => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('EmptyDefaultTexts'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    const template = async (...texts: string[]) => {
      await old.query(
        `INSERT INTO templates (activationId, language, title, description, messageFormTitle, messageFormPlaceholder, sendButtonText)
         VALUES (?, 'de', 'Send', '', ?, ?, ?)`,
        texts,
      );
    };
    await template('1', 'Send a message', 'Write your message here…', 'Send');
    // The defaults of one language under another; German has been typeset in two ways.
    await template('2', 'Надіслати повідомлення', 'Schreiben Sie hier Ihre Nachricht\u00A0…', 'Envoyer');
    await template('3', 'Отправить сообщение', 'Schreiben Sie hier Ihre Nachricht…', 'Senden');
    await template('4', 'SEND A MESSAGE', 'Ecrivez votre message ici…', 'Send!');
    await migrate(database.dataSource);
    const rows = await database.dataSource.manager.find(TemplateEntity, { order: { activationId: 'ASC' } });
    expect(
      rows.map(({ title, messageFormTitle, messageFormPlaceholder, sendButtonText }) =>
        [title, messageFormTitle, messageFormPlaceholder, sendButtonText].join('|'),
      ),
    ).toEqual(['Send|||', 'Send|||', 'Send|||', 'Send|SEND A MESSAGE|Ecrivez votre message ici…|Send!']);
  });

  it.each([
    [50, []],
    [60, [{ key: 'messagesPerCode', value: { is: 60 } }]],
  ])('should take %d messages a day for the default of before, or for a choice', async (is, kept) => {
    const before = MIGRATIONS.findIndex((Each) => new Each().name?.startsWith('NewDayLimit'));
    const old = await database.another({ migrations: MIGRATIONS.slice(0, before) });
    await migrate(old);
    await old.manager.insert(SettingEntity, { key: 'messagesPerCode', value: { is }, version: 1 });
    await migrate(database.dataSource);
    const { manager } = database.dataSource;
    expect(await manager.find(SettingEntity, { select: { key: true, value: true } })).toEqual(kept);
  });

  it('should notice a schema that is not what the entities say', async () => {
    const { dataSource } = database;
    await migrate(dataSource);
    await dataSource.query('ALTER TABLE projects DROP COLUMN description');
    expect((await schemaDrift(dataSource)).join()).toContain('description');
  });
});
