import { cutConditions, mutate } from './conditions';

const PATH = 'api/src/a.ts';
const list = (source: string) => mutate(source, PATH).mutants.map(({ name }) => name.replace('a.ts ', ''));

describe('cutting SQL into conditions', () => {
  const cut = (sql: string, whole = false) =>
    cutConditions(sql, whole).map(({ start, end, by }) => `${by} ${sql.slice(start, end)}`);

  it.each([
    ['SELECT 1 FROM a WHERE x = 1 ORDER BY y', ['AND x = 1']],
    ['SELECT * FROM a JOIN b ON b.id = a.b WHERE x = 1', ['AND b.id = a.b', 'AND x = 1']],
    ['UPDATE a SET x = CASE WHEN y > 1 THEN 2 ELSE x END', ['AND y > 1']],
    ['INSERT INTO a VALUES (1) ON DUPLICATE KEY UPDATE x = 1', []],
    ["WHERE x = 'A AND B' AND y IN (1, 2)", ["AND x = 'A AND B'", 'AND y IN (1, 2)']],
    ['WHERE x BETWEEN 1 AND 2 AND y = 3', ['AND x BETWEEN 1 AND 2', 'AND y = 3']],
    ['WHERE (x = 1 OR y = 2)', ['OR x = 1', 'OR y = 2', 'AND (x = 1 OR y = 2)']],
  ])('should find those of %s', (sql, found) => {
    expect(cut(sql)).toEqual(found);
  });

  it('should take a text for a condition where it is one, and find those within', () => {
    expect(cut('x = 1')).toEqual([]);
    expect(cut('x = 1', true)).toEqual(['AND x = 1']);
    const exists = 'x = 1 AND EXISTS (SELECT 1 FROM b WHERE b.id = a.b)';
    expect(cut(exists, true)).toEqual([
      'AND b.id = a.b',
      'AND x = 1',
      'AND EXISTS (SELECT 1 FROM b WHERE b.id = a.b)',
    ]);
  });
});

describe('the mutants of a file', () => {
  it('should leave out each condition of a query and of an object that is one', () => {
    expect(list('q.where("a = :a AND (b IS NULL OR b > :c)");')).toEqual([
      'b IS NULL',
      'b > :c',
      'a = :a',
      '(b IS NULL OR b > :c)',
    ]);
    expect(list('q.andWhere(`${f("a OR b")} AND x = 1`);')).toContain('${f("a OR b")}');
    expect(list('q.andWhere(some ? "a = 1" : "b = 1");')).toEqual(['a = 1', 'b = 1']);
    expect(list('q.innerJoin(B, "b", "b.a = a.id");')).toEqual(['b.a = a.id']);
    expect(list('m.update(E, { id, ownerId: me }, { id, x: 1 });')).toEqual(['id', 'ownerId: me']);
    expect(list('m.findBy(E, [{ id }, { isDefault: true }]);')).toEqual(['id', 'isDefault: true']);
    expect(list('const open = { id, usedAt: null } as const; m.delete(E, open);')).toHaveLength(2);
    expect(list('m.find(E, { where: { id, at: IsNull() }, take: 1 });')).toHaveLength(2);
  });

  it('should take it that a guarded update fitted', () => {
    expect(list('if (affected !== 1) throw new Error();')).toEqual(['affected !== 1']);
    expect(list('return affected === 1;')).toEqual(['affected === 1']);
    expect(list('if (!affected) throw new Error();')).toEqual(['!affected']);
  });

  it('should leave everything else alone', () => {
    const others = ['import a from "x AND y";', 'f({ a, b });', 'log("this or that");', 'if (a > 1) f();'];
    expect(others.flatMap(list)).toEqual([]);
  });

  it('should be named after the function, and know what runs once', () => {
    const [once, often] = mutate(
      'const A = "a IS NULL";\nclass B { c() { q.where("d = 1"); } }',
      PATH,
    ).mutants;
    expect(once).toMatchObject({ name: 'a.ts A a IS NULL', line: 1 });
    expect(once!.id).toMatch(/once$/);
    expect(often).toMatchObject({ name: 'a.ts c d = 1', line: 2 });
    expect(often!.id).not.toMatch(/once$/);
    expect(once!.id).not.toBe(mutate('const A = "a IS NULL";', PATH).mutants[0]!.id);
    const onLoad = 'const f = (t) => `${t} IS NULL`; const A = [f("a"), ...[1].map(() => "a IS NULL")];';
    expect(mutate(onLoad, PATH).mutants.map(({ id }) => id.endsWith('once'))).toEqual([true, true]);
  });
});

describe('a file with switches', () => {
  /** What the code answers with the mutant that is on, if any. */
  const run = (source: string, on = ''): unknown =>
    new Function('globalThis', 'g', 'In', `${mutate(source, PATH).code}; return f(1);`)(
      { isMutant: (id: string) => id === on },
      (...given: unknown[]) => given,
      (given: unknown) => given,
    );

  it.each([
    [
      'const f = (x) => g({ where: { a: x, b: In(["a = 1 AND b = 2"]) } });',
      [{ where: { a: 1, b: ['a = 1 AND b = 2'] } }],
      [{ where: { a: 1, b: ['1 = 1 AND b = 2'] } }],
      [{ where: { a: 1, b: ['a = 1 AND 1 = 1'] } }],
      [{ where: { b: ['a = 1 AND b = 2'] } }],
      [{ where: { a: 1 } }],
    ],
    [
      'const f = (x) => g("SELECT 1 WHERE a OR b");',
      ['SELECT 1 WHERE a OR b'],
      ['SELECT 1 WHERE 1 = 0 OR b'],
    ],
    ['const f = (affected) => affected !== 1', false, false],
    ['const f = (held) => !held', false, false],
    ['const f = (affected) => affected === 0', false, true],
  ])('should do what %s does, and what its mutants do', (source, asItIs, ...mutated) => {
    const { mutants } = mutate(source, PATH);
    expect(run(source)).toEqual(asItIs);
    mutated.forEach((answer, i) => expect(run(source, mutants[i]!.id)).toEqual(answer));
  });
});
