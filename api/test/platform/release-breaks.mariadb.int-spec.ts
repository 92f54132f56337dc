import { type DataSource, Entity } from 'typeorm';
import { readUsedTables, type Release } from '../../schema/description';
import { schemaChange } from '../../schema/drift';
import { findBreaks } from '../../schema/release-breaks';
import currentRelease from '../../schema/released.json';
import { ENTITIES } from '../../src/entities';
import { MYSQL_MIGRATIONS } from '../../src/migrations/mysql';
import {
  BinaryTextColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  TextColumn,
} from '../../src/platform/database/columns';
import { migration } from '../../src/platform/database/migration';
import { openDatabase, type TestDatabase } from './open-database';

/** What the release before uses. */
@Entity('letters')
class Letter {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100 })
  subject!: string;

  @EnumColumn(['draft', 'sent'])
  state!: string;

  @IntColumn({ nullable: true })
  weight!: number | null;

  @IntColumn()
  pages!: number;

  @BinaryTextColumn({ length: 32, unique: true })
  tracking!: string;
}

const FIRST = 'Letters_1000000000000';
const toMigration = (sql: string[], name: string) => migration(name, { up: sql, down: [] });

describe('A migration beside the release before', () => {
  const databases: TestDatabase[] = [];
  let letters: string[];
  let release: Release;

  const open = async (content: Parameters<typeof openDatabase>[0]): Promise<DataSource> => {
    const database = await openDatabase(content);
    databases.push(database);
    return database.dataSource;
  };
  /** What these migrations break, each of one statement. */
  const findLater = async (...statements: string[]) => {
    const later = statements.map((sql, index) => toMigration([sql], `Later${index}_200000000000${index}`));
    const migrations = [toMigration(letters, FIRST), ...later];
    return findBreaks(await open({ entities: [], migrations }), release);
  };

  beforeAll(async () => {
    letters = [
      ...(await schemaChange(await open({ entities: [Letter] }))).up,
      'ALTER TABLE letters MODIFY pages int NOT NULL DEFAULT 1',
      // What is left of an earlier release.
      'ALTER TABLE letters ADD paper int NULL, ADD UNIQUE seal (paper)',
    ];
    const released = await open({ entities: [Letter] });
    for (const sql of letters) await released.query(sql);
    release = { migrations: [FIRST], tables: await readUsedTables(released) };
  });
  afterAll(async () => {
    for (const database of databases) await database.remove();
  });

  it('should break nothing in this product', async () => {
    const dataSource = await open({ entities: ENTITIES, migrations: MYSQL_MIGRATIONS });
    expect(await findBreaks(dataSource, currentRelease)).toEqual([]);
  });

  it.each([
    [
      'renames a column',
      'RENAME COLUMN weight TO grams',
      'letters.weight is dropped or renamed. Add the new column beside it and write both',
    ],
    ['drops a column', 'DROP COLUMN weight', 'letters.weight is dropped or renamed.'],
    [
      'adds a column that has to be written',
      'ADD stamp varchar(20) NOT NULL',
      'letters.stamp is NOT NULL without a default, so no row can be inserted without it. Make it nullable',
    ],
    [
      'renames the table',
      'RENAME TO mails',
      'Table letters is dropped or renamed. Make the new one beside it',
    ],
    ['makes a column obligatory', 'MODIFY weight int NOT NULL', 'letters.weight becomes NOT NULL'],
    ['takes a default away', 'MODIFY pages int NOT NULL', 'letters.pages loses its default.'],
    [
      'shortens a text',
      'MODIFY subject varchar(99) COLLATE utf8mb4_unicode_ci NOT NULL',
      'letters.subject becomes varchar(99) and does not hold every varchar(100).',
    ],
    ['makes a number smaller', 'MODIFY weight smallint NULL', 'letters.weight becomes smallint and'],
    ['makes a number positive', 'MODIFY weight int unsigned NULL', 'letters.weight becomes int unsigned'],
    [
      'compares a text otherwise',
      'MODIFY subject varchar(100) COLLATE utf8mb4_bin NOT NULL',
      'letters.subject becomes utf8mb4_bin, which compares otherwise than utf8mb4_unicode_ci.',
    ],
    ['adds a unique key', 'ADD UNIQUE one (subject, pages)', 'letters (subject, pages) becomes unique'],
    [
      'adds a unique key with a default',
      'ADD stamp int NULL DEFAULT 1, ADD UNIQUE (stamp)',
      'letters (stamp)',
    ],
    ['drops a unique key', 'DROP PRIMARY KEY', 'letters (id) is not unique any more.'],
    ['adds a check', 'ADD CHECK (pages > 0)', 'letters gets CHECK (`pages` > 0), which may refuse'],
    [
      'takes a word away',
      "ADD CONSTRAINT fewer CHECK (state IN ('draft', 'lost'))",
      "letters gets CHECK (`state` in ('draft','lost'))",
    ],
    [
      'adds a foreign key',
      'ADD FOREIGN KEY (tracking) REFERENCES letters (id)',
      'The foreign key letters.tracking → letters may refuse',
    ],
  ])('should be refused if it %s', async (_what, change, message) => {
    const [first, ...others] = await findLater(`ALTER TABLE letters ${change}`);
    expect(first).toContain(message);
    expect(first).toMatch(/^Later\d_\d+: .*See "A change over three releases" in docs\/operations\.md\.$/);
    expect(others).toEqual([]);
  });

  it.each([
    ['adds a table', 'CREATE TABLE stamps (id int NOT NULL PRIMARY KEY, price int NOT NULL UNIQUE)'],
    [
      'adds rows that are a part of others',
      'CREATE TABLE stamps (letter char(36) COLLATE ascii_bin NOT NULL, FOREIGN KEY (letter) REFERENCES letters (id) ON DELETE CASCADE)',
    ],
    ['adds a nullable column', 'ALTER TABLE letters ADD stamp varchar(20) NULL'],
    ['adds a column with a default', 'ALTER TABLE letters ADD stamp int NOT NULL DEFAULT 0'],
    ['adds an index', 'CREATE INDEX heavy ON letters (weight)'],
    ['drops an index', 'DROP INDEX subjects ON letters', 'CREATE INDEX subjects ON letters (subject)'],
    ['lets a column be empty', 'ALTER TABLE letters MODIFY pages int NULL DEFAULT 1'],
    [
      'lengthens a text',
      'ALTER TABLE letters MODIFY subject varchar(120) COLLATE utf8mb4_unicode_ci NOT NULL',
    ],
    [
      'makes a long text of it',
      'ALTER TABLE letters MODIFY subject mediumtext COLLATE utf8mb4_unicode_ci NOT NULL',
    ],
    ['makes a number larger', 'ALTER TABLE letters MODIFY weight bigint NULL'],
    ['adds a word', "ALTER TABLE letters ADD CONSTRAINT more CHECK (state IN ('lost', 'draft', 'sent'))"],
    [
      'adds words and a unique key of a new column',
      "ALTER TABLE letters ADD stamp varchar(9) NULL UNIQUE CHECK (stamp IN ('red', 'blue'))",
    ],
    ['drops what the release before does not use', 'ALTER TABLE letters DROP INDEX seal, DROP COLUMN paper'],
  ])('should pass if it %s', async (_what, change, ...before) => {
    expect(await findLater(...before, change)).toEqual([]);
  });

  it('should be refused also if it was written before the last one of the release', async () => {
    const drop = toMigration(['ALTER TABLE letters DROP COLUMN weight'], 'OtherBranch_0900000000000');
    const dataSource = await open({ entities: [], migrations: [drop, toMigration(letters, FIRST)] });
    expect(await findBreaks(dataSource, release)).toEqual([
      expect.stringContaining('OtherBranch_0900000000000: letters.weight is dropped'),
    ]);
  });

  it('should be refused even if a later one puts things right', async () => {
    const broken = await findLater(
      'ALTER TABLE letters DROP COLUMN weight',
      'ALTER TABLE letters ADD weight int NULL',
    );
    expect(broken).toEqual([expect.stringMatching(/^Later0_\d+: letters\.weight is dropped/)]);
  });
});
