import { type EntityManager, Not } from 'typeorm';
import { schemaChange } from '../../schema/drift';
import { lockMatching, lockRow, lockRows } from '../../src/platform/database/lock-rows';
import { readIdsOfBoth } from '../../src/platform/database/long-list';
import {
  aliasContaining,
  containing,
  narrowToPatterns,
  type Pattern,
  startingWith,
} from '../../src/platform/database/patterns';
import { TransactionRunner } from '../../src/platform/database/transaction-runner';
import { walkRows } from '../../src/platform/database/walk-rows';
import { openDatabase, type TestDatabase } from './open-database';
import { Sample, sample } from './samples';

describe('Rows of a table', () => {
  let database: TestDatabase;
  let manager: EntityManager;

  beforeAll(async () => {
    database = await openDatabase({ entities: [Sample] });
    const { up } = await schemaChange(database.dataSource);
    for (const statement of up) await database.dataSource.query(statement);
    ({ manager } = database.dataSource);
  });
  beforeEach(() => manager.clear(Sample));
  afterAll(() => database.remove());

  const select = () => manager.createQueryBuilder(Sample, 's');
  const keep = async (...changes: Partial<Sample>[]): Promise<Sample[]> => {
    const rows = changes.map((change) => sample(change));
    await manager.insert(Sample, rows);
    return rows;
  };

  it('should be walked through once each, whatever comes, goes and changes between the steps', async () => {
    const at = (milliseconds: number) => ({ createdAt: new Date(86_400_000 + milliseconds) });
    const [a, b, c, d, e, gone] = await keep(...[5, 3, 3, 3, 1, 2].map(at));
    const seen: string[][] = [];
    const selected = select().select(['s.id', 's.createdAt']);
    for await (const rows of walkRows(selected, { createdAt: 'DESC', id: 'ASC' }, 2)) {
      seen.push(rows.map(({ id }) => id));
      if (seen.length > 1) continue;
      await keep(at(9));
      await manager.delete(Sample, [{ id: gone!.id }, { id: a!.id }]);
      await manager.update(Sample, { id: b!.id }, at(8));
    }
    expect(seen).toEqual([[a!.id, b!.id], [c!.id, d!.id], [e!.id]]);
  });

  it('should be held by one transaction at a time that then changes another row, on whatever node', async () => {
    const rows = await keep({}, {});
    const runner = new TransactionRunner(database.dataSource);
    // As the last administrator must not go: each gives up one row while two are left.
    const giveUp = ({ id }: Sample) =>
      runner.run(async (own) => {
        const left = await lockMatching(own, Sample, { archived: false });
        if (left > 1) await own.update(Sample, { id }, { archived: true });
      });
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(rows.map(giveUp));
      expect(await manager.countBy(Sample, { archived: false })).toBe(1);
      await manager.update(Sample, { archived: true }, { archived: false });
    }
  });

  it('should be held one by one, and read as others left them', async () => {
    const [{ id }] = (await keep({ used: 0 })) as [Sample];
    const runner = new TransactionRunner(database.dataSource);
    const count = () =>
      runner.run(async (own) => {
        const { used } = await lockRow(own, Sample, id);
        await own.update(Sample, { id }, { used: used + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, count));
    expect(await manager.findOneBy(Sample, { id })).toMatchObject({ used: 20 });
    await expect(lockRow(manager, Sample, 'unknown')).rejects.toMatchObject({ errorCode: 'not_found' });
  });

  it('should be held by their ids or by what they are like, and counted', async () => {
    const rows = await keep({ kind: 'live' }, { kind: 'live' }, { kind: 'draft' });
    const ids = rows.map(({ id }) => id);
    expect(await lockRows(manager, Sample, [...ids, ...ids, 'unknown'])).toBe(3);
    expect(await lockRows(manager, Sample, [])).toBe(0);
    expect(await lockMatching(manager, Sample, { kind: 'live' })).toBe(2);
    expect(await lockMatching(manager, Sample, { id: ids[0]!, kind: Not('live') })).toBe(0);
    expect(await lockMatching(manager, Sample)).toBe(3);
  });

  it('should be changed by each lock, so that other nodes of a cluster hear of it (ADR 60)', async () => {
    const [a, b, c] = (await keep({ kind: 'live' }, { kind: 'draft' }, {})) as [Sample, Sample, Sample];
    await lockRows(manager, Sample, [a.id, b.id]);
    await lockRow(manager, Sample, a.id);
    await lockMatching(manager, Sample, { kind: 'live' });
    const locks = async ({ id }: Sample) => (await manager.findOneByOrFail(Sample, { id })).lockCount;
    expect([await locks(a), await locks(b), await locks(c)]).toEqual([3, 1, null]);
  });

  it('should be read by parts where one order is made of two', async () => {
    const named = (await keep({ used: 1 }, { used: 2 }, { used: 3 })).map(({ id }) => id);
    const unnamed = (await keep({ used: 0 }, { used: 0 })).map(({ id }) => id);
    const first = () => select().where('s.used > 0').orderBy('s.used');
    const second = () => select().where('s.used = 0').orderBy('s.id');
    for (const offset of [0, 1, 2, 3, 4, 5, 6]) {
      for (const limit of [1, 2, 4]) {
        expect(await readIdsOfBoth(first(), second(), { offset, limit })).toEqual(
          [...named, ...unnamed].slice(offset, offset + limit),
        );
      }
    }
  });

  const found = async (patterns: Record<string, Pattern>) =>
    (await narrowToPatterns(select(), patterns).orderBy('s.alias').getMany()).map(({ name }) => name);

  it('should be found by text in either column, wildcards taken literally', async () => {
    await keep(
      { name: '100% wool', alias: 'WOOL' },
      { name: '100 threads', alias: 'A100' },
      { name: 'a_b', alias: 'A_B' },
      { name: 'ж*[a]?!', alias: 'STAR' },
    );
    expect(await found({ 's.name': containing('0%') })).toEqual(['100% wool']);
    expect(await found({ 's.name': containing('_') })).toEqual(['a_b']);
    expect(await found({ 's.name': startingWith('100 ') })).toEqual(['100 threads']);
    expect(await found({ 's.name': startingWith('a_'), 's.alias': aliasContaining('100') })).toEqual([
      '100 threads',
      'a_b',
    ]);
    for (const text of ['Ж*[A]?!', 'ж*', 'ж*['])
      expect(await found({ 's.name': startingWith(text) })).toHaveLength(1);
    for (const text of ['ж?', 'ж*[b]', 'ж_']) expect(await found({ 's.name': containing(text) })).toEqual([]);
  });

  it.each([
    ['Keys of the Office', ['keys', 'KEYS', 'oFFice']],
    ['Clés de Zoë à Besançon', ['CLÉS', 'clés', 'ZOË', 'À BESANÇON']],
    ['El Ñandú del señor Núñez', ['ñandú', 'ÑANDÚ', 'SEÑOR NÚÑEZ']],
    ['Schlüssel Jörg Müller', ['SCHLÜSSEL', 'jörg', 'MÜLLER']],
    ['Große Straße 5', ['große', 'GROSSE', 'GROẞE', 'strasse', 'STRASSE', 'straße']],
    ['Hauptstrasse', ['hauptstraße', 'HAUPTSTRASSE', 'HAUPTSTRAẞE']],
    ['NEUE STRAẞE', ['neue straße', 'Neue Strasse', 'STRASSE']],
    ['Ключі від Їжака й Ґанку, п’ять', ['ключі', 'КЛЮЧІ', 'їжака', 'ЇЖАКА', 'ґАНКУ', 'П’ЯТЬ']],
    ['Ключи от дома, Ёлка', ['ключи', 'КЛЮЧИ', 'Дома', 'ёлка', 'ЁЛКА']],
    ['İstanbul', ['İstanbul', 'İSTANBUL']],
  ])('should be found by text in any case: %s', async (name, texts) => {
    await keep({ name }, { name: 'ключ, Öl' });
    for (const text of texts) expect(await found({ 's.name': containing(text) })).toEqual([name]);
  });

  it('should be found by its beginning in any case', async () => {
    await keep({ name: 'Ключі від дому' }, { name: 'Große Straße' });
    for (const text of ['КЛЮЧІ', 'ключі в', 'GROSSE S', 'große'])
      expect(await found({ 's.name': startingWith(text) })).toHaveLength(1);
    for (const text of ['дому', 'STRASSE']) expect(await found({ 's.name': startingWith(text) })).toEqual([]);
  });
});
