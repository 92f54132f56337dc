import { LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { schemaChange, schemaDrift } from '../../schema/drift';
import { isUniqueViolation } from '../../src/platform/database/database-errors';
import { databaseProblems } from '../../src/platform/database/startup-check';
import { openDatabase, type TestDatabase } from './open-database';
import { Sample, sample } from './samples';

describe('columns', () => {
  let database: TestDatabase;
  let samples: Repository<Sample>;

  beforeAll(async () => {
    database = await openDatabase({ entities: [Sample] });
    const { up } = await schemaChange(database.dataSource);
    for (const statement of up) await database.dataSource.query(statement);
    samples = database.dataSource.getRepository(Sample);
  });

  afterAll(() => database.remove());

  const stored = async (change: Partial<Sample>) => {
    const { id } = await samples.save(sample(change));
    return samples.findOneByOrFail({ id });
  };

  it('should bring a whole row back as it was', async () => {
    const row = sample({
      name: 'Zoë 👩‍👩‍👧 Київ',
      email: 'ada@example.org',
      locale: 'uk',
      ownerId: sample().id,
      used: 2 ** 31 - 1,
      archived: true,
      payload: { list: [1, 'two', null], text: '👋', nested: { deep: true } },
      note: '12',
      seenAt: new Date('2026-07-01T10:20:30.456Z'),
    });
    await samples.insert(row);
    expect({ ...(await samples.findOneByOrFail({ id: row.id })) }).toEqual(row);
  });

  it('should keep time in UTC to the millisecond', async () => {
    const createdAt = new Date('2026-03-29T01:30:00.789Z');
    expect((await stored({ createdAt })).createdAt).toEqual(createdAt);
    const type = database.dataSource.options.type;
    const text = type === 'mysql' ? "DATE_FORMAT(createdAt, '%Y-%m-%d %H:%i:%s.%f')" : 'createdAt';
    const found = await samples
      .createQueryBuilder('s')
      .select(text, 'text')
      .where('s.createdAt = :createdAt', { createdAt })
      .getRawOne<{ text: string }>();
    expect(found?.text).toMatch(/^2026-03-29 01:30:00\.789/);
  });

  it('should compare time in finders and in query builders', async () => {
    const at = (ms: number) => new Date(Date.UTC(2001, 0, 1) + ms);
    await samples.insert([0, 1, 2].map((ms) => sample({ name: 'time', used: ms, createdAt: at(ms) })));
    const before = await samples.findBy({ name: 'time', createdAt: LessThan(at(1)) });
    const since = await samples.findBy({ name: 'time', createdAt: MoreThanOrEqual(at(1)) });
    const built = await samples
      .createQueryBuilder('s')
      .where('s.name = :name AND s.createdAt > :from AND s.createdAt <= :to', {
        name: 'time',
        from: at(0),
        to: at(1),
      })
      .getMany();
    const used = (rows: Sample[]) => rows.map((row) => row.used).sort();
    expect([used(before), used(since), used(built)]).toEqual([[0], [1, 2], [1]]);
    const guarded = await samples.update({ name: 'time', createdAt: LessThan(at(2)) }, { seenAt: at(5) });
    expect(guarded.affected).toBe(2);
    expect(await samples.countBy({ name: 'time', seenAt: at(5) })).toBe(2);
  });

  it('should tell aliases apart by case', async () => {
    await samples.insert([sample({ alias: 'ABCD' }), sample({ alias: 'abcd' }), sample({ alias: 'AbCd' })]);
    expect(await samples.countBy({ alias: 'ABCD' })).toBe(1);
    expect(await samples.countBy({ alias: 'aBCD' })).toBe(0);
  });

  it('should find text that people write whatever its case', async () => {
    await samples.insert(sample({ name: 'Grace' }));
    expect(await samples.countBy({ name: 'GRACE' })).toBe(1);
  });

  it('should tell addresses apart exactly, accents and case included', async () => {
    await samples.insert(
      ['jose@example.org', 'josé@example.org', 'José@example.org'].map((email) => sample({ email })),
    );
    const found = await samples.findBy({ email: 'josé@example.org' });
    expect(found.map(({ email }) => email)).toEqual(['josé@example.org']);
  });

  it('should recognise a second row with the same unique or primary key', async () => {
    const row = sample();
    await samples.insert(row);
    const failures = await Promise.allSettled([
      samples.insert(sample({ alias: row.alias })),
      samples.insert(sample({ id: row.id })),
      samples.insert(sample({ kind: 'other' as 'live' })),
    ]);
    const reasons = failures.map((each) => each.status === 'rejected' && isUniqueViolation(each.reason));
    expect(reasons).toEqual([true, true, false]);
  });

  it('should refuse a word that the enumeration does not have', async () => {
    await expect(samples.insert(sample({ kind: 'other' as 'live' }))).rejects.toThrow(/constraint/i);
    await expect(samples.insert(sample({ locale: 'EN' as 'en' }))).rejects.toThrow(/constraint/i);
  });

  it('should write only what changed in a row with JSON and time', async () => {
    const row = await stored({ payload: { a: 1 }, seenAt: new Date(5) });
    const statements: string[] = [];
    const { logger } = database.dataSource;
    jest.spyOn(logger, 'logQuery').mockImplementation((sql) => void statements.push(sql));
    await samples.save(row);
    jest.restoreAllMocks();
    expect(statements.filter((sql) => sql.startsWith('UPDATE'))).toEqual([]);
  });

  it('should leave no difference between schema and entities', async () => {
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });

  it('should be fit for use', async () => {
    expect(await databaseProblems(database.dataSource)).toEqual([]);
  });
});
