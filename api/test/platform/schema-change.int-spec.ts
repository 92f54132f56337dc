import { Entity } from 'typeorm';
import { schemaChange, schemaDrift } from '../../schema/drift';
// `ENTITIES` takes every entity that is declared when it loads. Files share one process: it must not find this one.
import '../../src/entities';
import { EnumColumn, IdColumn, newId, TextColumn } from '../../src/platform/database/columns';
import { openDatabase, type TestDatabase } from './open-database';

@Entity('letters')
class Letter {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100 })
  subject!: string;

  @EnumColumn(['draft', 'sent'])
  state!: 'draft' | 'sent';
}

/** The same table one release later: another state, another column. */
@Entity('letters')
class LaterLetter {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100 })
  subject!: string;

  @EnumColumn(['draft', 'sent', 'lost'])
  state!: 'draft' | 'sent' | 'lost';

  @TextColumn({ length: 20, nullable: true })
  stamp!: string | null;
}

describe('a change of the schema', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openDatabase({ entities: [Letter] });
    await run((await schemaChange(database.dataSource)).up);
  });

  afterEach(() => database.remove());

  const run = async (statements: string[]) => {
    for (const statement of statements) await database.dataSource.query(statement);
  };

  it('should keep the rows, the collations and the other constraints', async () => {
    const letter = { id: newId(), subject: 'Hello', state: 'draft' as const };
    await database.dataSource.getRepository(Letter).insert(letter);
    const later = await database.another({ entities: [LaterLetter] });
    await run((await schemaChange(later)).up);
    expect(await schemaDrift(later)).toEqual([]);
    const letters = later.getRepository(LaterLetter);
    expect(await letters.findBy({ subject: 'HELLO' })).toEqual([{ ...letter, stamp: null }]);
    await letters.insert({ id: newId(), subject: 'Where?', state: 'lost' });
    await expect(letters.insert({ id: newId(), subject: '', state: 'burnt' as 'lost' })).rejects.toThrow();
  });

  it('should be taken back by its own statements', async () => {
    const later = await database.another({ entities: [LaterLetter] });
    const { up, down } = await schemaChange(later);
    await run(up);
    await run([...down].reverse());
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });

  it('should be noticed where TypeORM looks away: constraints and collations', async () => {
    const { dataSource } = database;
    await run(['DROP TABLE letters']);
    const [create = ''] = (await schemaChange(dataSource)).up;
    const bare = create.replace(/, CONSTRAINT .CHK_.*?\)\)/, '');
    await run([bare.replace(/ COLLATE ("utf8mb4_unicode_ci"|NOCASE)/, '')]);
    const drift = (await schemaDrift(dataSource)).join();
    expect(drift).toContain('CHK_');
    expect(drift).toMatch(/letters\.\w+ .*collation/);
  });
});
