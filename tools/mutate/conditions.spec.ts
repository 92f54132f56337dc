import { cutConditions, instrument, listMutants } from './conditions';

const list = (source: string) =>
  listMutants(source, 'api/src/a.ts').map(({ condition, instead }) => `${condition} => ${instead}`);

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
      'b IS NULL => "a = :a AND (1 = 0 OR b > :c)"',
      'b > :c => "a = :a AND (b IS NULL OR 1 = 0)"',
      'a = :a => "1 = 1 AND (b IS NULL OR b > :c)"',
      '(b IS NULL OR b > :c) => "a = :a AND 1 = 1"',
    ]);
    expect(list('q.andWhere(`${f("a OR b")} AND x = 1`);')).toContain('${f("a OR b")} => `1 = 1 AND x = 1`');
    expect(list('m.update(E, { id, ownerId: me }, { id, x: 1 });')).toEqual([
      'id => { ownerId: me }',
      'ownerId: me => { id }',
    ]);
    expect(list('const open = { id, usedAt: null } as const; m.delete(E, open);')).toHaveLength(2);
    expect(list('m.find(E, { where: { id, at: IsNull() }, take: 1 });')).toHaveLength(2);
  });

  it('should take it that a guarded update fitted', () => {
    expect(list('if (affected !== 1) throw new Error();')).toEqual(['affected !== 1 => false']);
    expect(list('return affected === 1;')).toEqual(['affected === 1 => true']);
  });

  it('should leave everything else alone', () => {
    const others = ['import a from "x AND y";', 'f({ a, b });', 'log("this or that");', 'if (a > 1) f();'];
    expect(others.flatMap(list)).toEqual([]);
  });

  it('should be named after the function, and know what runs once', () => {
    const [once, often] = listMutants(
      'const A = "a IS NULL";\nclass B { c() { q.where("d = 1"); } }',
      'api/src/a.ts',
    );
    expect(once).toMatchObject({ at: 'a.ts A', once: true, line: 1 });
    expect(often).toMatchObject({ at: 'a.ts c', once: false, line: 2 });
    expect(once!.id).not.toBe(listMutants('const A = "a IS NULL";', 'api/src/a.ts')[0]!.id);
  });
});

describe('a file with switches', () => {
  const SOURCE = 'const f = (x) => g({ where: { a: x, b: In(["a = 1 AND b = 2"]) } });';

  it('should do what it did, and what the mutant that is on does', () => {
    const [dropA] = listMutants(SOURCE, 'a.ts');
    let on = '';
    const run = () =>
      new Function('globalThis', 'g', 'In', `${instrument(SOURCE, 'a.ts')}; return f(1);`)(
        { isMutant: (id: string) => id === on },
        (given: object) => given,
        (given: object) => given,
      ) as unknown;
    expect(run()).toEqual({ where: { a: 1, b: ['a = 1 AND b = 2'] } });
    on = dropA!.id;
    expect(run()).toEqual({ where: { b: ['a = 1 AND b = 2'] } });
  });
});
