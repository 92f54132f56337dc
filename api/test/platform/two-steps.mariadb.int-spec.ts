import { type DataSource, Entity } from 'typeorm';
import { readUsedTables, type Release } from '../../schema/description';
import { schemaChange, schemaDrift } from '../../schema/drift';
import { findBreaks } from '../../schema/release-breaks';
import { IdColumn, newId, TextColumn } from '../../src/platform/database/columns';
import { migration } from '../../src/platform/database/migration';
import { openDatabase, type TestDatabase } from './open-database';

@Entity('parcels')
class Parcel {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100, unique: true })
  subject!: string;
}

/** The next release writes both columns. */
@Entity('parcels')
class ParcelWithBoth {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100, unique: true })
  subject!: string;

  @TextColumn({ length: 100, unique: true, nullable: true })
  title!: string | null;
}

/** The one after has left the old column. */
@Entity('parcels')
class LaterParcel {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100, unique: true, nullable: true })
  title!: string | null;
}

describe('A column that gets another name', () => {
  let database: TestDatabase;
  let migrations: ReturnType<typeof migration>[];
  let release: Release;
  beforeEach(async () => {
    database = await openDatabase({ entities: [Parcel] });
    migrations = [];
    release = { migrations: [], tables: {} };
  });
  afterEach(() => database.remove());

  /** Writes the migrations of a release, as `npm run migration` does, and runs them; answers their statements. */
  const write = async (dataSource: DataSource) => {
    const { up, down } = await schemaChange(dataSource, release);
    for (const [index, sql] of up.entries()) {
      const time = String(1e12 + migrations.length);
      migrations.push(migration(`Step_${time}`, { up: [sql], down: [down[index]!] }));
      await dataSource.query(sql);
    }
    return { up, down, left: await schemaDrift(dataSource, release) };
  };
  const findAll = async () => {
    const empty = await openDatabase({ entities: [], migrations });
    return findBreaks(empty.dataSource, release).finally(() => empty.remove());
  };
  const open = (entity: new () => object) => database.another({ entities: [entity] });
  /** Its migrations and what it uses, as `npm run migration -- released` notes it. */
  const publish = async (dataSource: DataSource) => {
    release = {
      migrations: migrations.map((Each) => new Each().name!),
      tables: await readUsedTables(dataSource),
    };
  };

  it('should be replaced in three releases, each of which works beside the one before', async () => {
    const first = database.dataSource;
    await write(first);
    await publish(first);

    const second = await open(ParcelWithBoth);
    expect((await write(second)).left).toEqual([]);
    expect(await findAll()).toEqual([]);
    await first.manager.insert(Parcel, { id: newId(), subject: 'from the first' });
    await second.manager.insert(ParcelWithBoth, { id: newId(), subject: 'from the second', title: 'B' });
    await publish(second);

    const third = await open(LaterParcel);
    const kept = await write(third);
    expect(kept.up).toEqual([expect.stringMatching(/^ALTER TABLE `parcels` MODIFY `subject` .* NULL$/)]);
    expect(kept.left).toEqual([]);
    expect(await findAll()).toEqual([]);
    await second.manager.insert(ParcelWithBoth, {
      id: newId(),
      subject: 'again from the second',
      title: 'C',
    });
    await third.manager.insert(LaterParcel, { id: newId(), title: 'D' });
    await publish(third);

    // From now on the column is in the way.
    expect((await schemaDrift(third, release)).join()).toContain('DROP COLUMN `subject`');
    const dropped = await write(third);
    expect(dropped.up.join()).toContain('DROP COLUMN `subject`');
    expect(await findAll()).toEqual([]);
    await third.manager.insert(LaterParcel, { id: newId(), title: 'E' });
    expect(await third.manager.count(LaterParcel)).toBe(5);
  });

  it('should be refused if it is renamed, as TypeORM would have it', async () => {
    await write(database.dataSource);
    await publish(database.dataSource);
    const { up } = await write(await open(LaterParcel));
    expect(up[0]).toContain('CHANGE `subject` `title`');
    expect(await findAll()).toContainEqual(
      expect.stringMatching(/^Step_\d+: parcels\.subject is dropped or renamed\./),
    );
  });

  it('should stay, and be obligatory again, on the way back', async () => {
    const both = await open(ParcelWithBoth);
    await write(both);
    await publish(both);
    const { down } = await write(await open(LaterParcel));
    expect(down).toHaveLength(1);
    for (const sql of down) await both.query(sql);
    expect(await schemaDrift(both, release)).toEqual([]);
  });
});
