import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection } from 'mysql2/promise';
import { databaseOptions } from '../../src/database';
import { checkClock } from '../../src/operations/doctor/checks/clock';
import { checkDatabase, openOnce } from '../../src/operations/doctor/checks/database';
import type { Finding } from '../../src/operations/doctor/finding';
import { createDataSource } from '../../src/platform/database/data-source';
import { migrate } from '../../src/platform/schema/migrate';
import { listFindings } from '../support/findings';

/** On servers of our own, since their settings are what is looked at. */
describe('The doctor, before a database', () => {
  let server: MariaDb;
  let url: string;
  beforeAll(async () => {
    server = await startMariaDb({ args: ['--innodb-flush-log-at-trx-commit=1'] });
    url = await server.createDatabase('doctor');
    const dataSource = await createDataSource(databaseOptions(settings(url))).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    // The server gives every other column a value by itself.
    await run("SET sql_mode = ''", "INSERT INTO users (id, role, locale) VALUES ('1', 'role-admin', 'en')");
    // What is in another database of the server is nothing of ours.
    await server.createDatabase('neighbour');
    await run('CREATE TABLE neighbour.users (email varchar(254) CHARACTER SET latin1) ENGINE=MyISAM');
  });
  afterAll(() => server.stop());

  const settings = (url: string) => ({ url, sqliteFile: 'none.sqlite', connections: 10 });
  const examine = async (url: string): Promise<Finding[]> => {
    const open = openOnce(() => createDataSource(databaseOptions(settings(url))));
    const findings = await listFindings(checkDatabase(settings(url), open));
    findings.push(...(await listFindings(checkClock(true, open))));
    await open().then(
      (dataSource) => dataSource.destroy(),
      () => undefined,
    );
    return findings;
  };
  const findFaults = async (url: string) =>
    (await examine(url)).flatMap(({ level, what, todo }) =>
      level === 'ok' ? [] : `${level}: ${what} → ${todo}`,
    );
  const run = async (...statements: string[]) => {
    const connection = await createConnection(url);
    for (const statement of statements) await connection.query(statement);
    await connection.end();
  };

  it('should be content with a good one', async () => {
    const findings = await examine(url);
    expect(findings).toEqual(
      [
        /^MariaDB [\d.]+ answers\.$/,
        /^max_connections is 151: enough for 13 replicas, each with up to 11 connections\.$/,
        /^The schema matches this release\.$/,
        /^All tables have the character sets and collations/,
        /^There is an administrator\.$/,
        /^The clocks of this machine and the database agree\.$/,
      ].map((what) => ({ level: 'ok', what: expect.stringMatching(what) })),
    );
  });

  it.each<[string, string, string, RegExp]>([
    [
      'no administrator',
      "UPDATE users SET role = 'role-user'",
      "UPDATE users SET role = 'role-admin'",
      /^warning: There is no administrator\. → Run "node api.dist.admin\.js create/,
    ],
    [
      'another collation of addresses',
      'ALTER TABLE users MODIFY email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL',
      'ALTER TABLE users MODIFY email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL',
      /^problem: Columns no longer have the collation .* with: users\.email \(utf8mb4_unicode_ci\)\./,
    ],
    [
      'a table without transactions',
      'ALTER TABLE leases ENGINE=MyISAM',
      'ALTER TABLE leases ENGINE=InnoDB',
      /^problem: The storage engine of these tables does not support transactions: leases\. → Run ALTER TABLE `leases` ENGINE=InnoDB/,
    ],
    [
      'another character set',
      'ALTER DATABASE CHARACTER SET latin1',
      'ALTER DATABASE CHARACTER SET utf8mb4',
      /^problem: Database doctor uses the character set latin1\. → Run ALTER DATABASE/,
    ],
    [
      'missing steps',
      'UPDATE migrations SET timestamp = -timestamp, name = REVERSE(name) ORDER BY id DESC LIMIT 1',
      'UPDATE migrations SET timestamp = -timestamp, name = REVERSE(name) WHERE timestamp < 0',
      /^problem: The schema lacks 1 of the migrations of this release\. → Run "node api.dist.admin\.js migrate"/,
    ],
  ])('should find %s', async (_what, statement, undo, fault) => {
    await run(statement);
    const faults = await findFaults(url);
    await run(undo);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  it('should find an empty one', async () => {
    expect(await findFaults(await server.createDatabase('doctor_empty'))).toEqual([
      expect.stringMatching(/^problem: The schema lacks \d+ of the migrations of this release\./),
    ]);
  });

  it('should find what the user may not do', async () => {
    const as = (user: string) => url.replace('ringtag:ringtag@', `${user}:pw@`);
    await run(
      "CREATE USER server@'%' IDENTIFIED BY 'pw'",
      `GRANT SELECT, INSERT, UPDATE, DELETE ON doctor.* TO server@'%'`,
      "CREATE USER reader@'%' IDENTIFIED BY 'pw'",
      `GRANT SELECT ON doctor.* TO reader@'%'`,
    );
    expect(await findFaults(as('server'))).toEqual([
      'warning: The DATABASE_URL user cannot migrate: it is missing CREATE, ALTER, DROP, INDEX, REFERENCES. → ' +
        'Migrate with a DATABASE_URL for another user, or run ' +
        `GRANT CREATE, ALTER, DROP, INDEX, REFERENCES ON \`doctor\`.* TO this user.`,
    ]);
    expect(await findFaults(as('reader'))).toEqual([
      expect.stringMatching(/^problem: The DATABASE_URL user is missing INSERT, UPDATE, DELETE\./),
    ]);
  });

  it.each<[string, (url: string) => string, RegExp]>([
    ['a wrong password', (url) => url.replace(':ringtag@', ':hunter2@'), /rejects the user or password\./],
    ['a database that is not there', (url) => `${url}_none`, /the database does not exist\./],
    ['no name of a database', (url) => new URL('/', url).href, /DATABASE_URL must look like mysql:/],
  ])('should find %s, and say once that the clock was not compared', async (_what, change, reason) => {
    const faults = await findFaults(change(url));
    expect(faults).toEqual([
      expect.stringMatching(reason),
      expect.stringMatching(/^warning: The clock could not be compared/),
    ]);
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('The doctor, before a database with unwise settings', () => {
  it('should find each of them', async () => {
    const args = ['--log-bin', '--binlog-format=STATEMENT', '--sync-binlog=0', '--max-connections=15'];
    const server = await startMariaDb({ args });
    const settings = { url: await server.createDatabase('unwise'), sqliteFile: 'none', connections: 10 };
    const dataSource = createDataSource(databaseOptions(settings));
    const findings = await listFindings(
      checkDatabase(
        settings,
        openOnce(() => dataSource),
      ),
    );
    await dataSource.destroy();
    await server.stop();
    const faults = findings.flatMap(({ level, what }) => (level === 'ok' ? [] : `${level}: ${what}`));
    expect(faults).toEqual([
      'problem: binlog_format is STATEMENT, so changes at READ COMMITTED fail.',
      'warning: A power cut would lose the latest changes: innodb_flush_log_at_trx_commit is not 1.',
      'warning: After a power cut, the binary log may lack the latest changes: sync_binlog is not 1.',
      'warning: max_connections is 15: enough for one replica with up to 11 connections, but not for two during an upgrade.',
      expect.stringMatching(/^problem: The schema lacks \d+ of the migrations/),
    ]);
  });
});
