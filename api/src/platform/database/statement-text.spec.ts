import { toStatementName, toStatementText } from './statement-text';

describe('the text of a statement', () => {
  it.each([
    [
      "SELECT 1 FROM `users` WHERE `email` = 'ann@example.com'",
      'SELECT users',
      'SELECT ? FROM `users` WHERE `email` = ?',
    ],
    [
      'UPDATE `t0` SET `a2` = "it\\"s \'mine\'" WHERE b = 0x1F',
      'UPDATE t0',
      'UPDATE `t0` SET `a2` = ? WHERE b = ?',
    ],
    [
      "DELETE FROM `x` WHERE y = 'a\\'; FROM secret' AND z = 'it''s' LIMIT 10",
      'DELETE x',
      'DELETE FROM `x` WHERE y = ? AND z = ? LIMIT ?',
    ],
    ['START TRANSACTION', 'START', 'START TRANSACTION'],
  ])('should have no values of MySQL: %s (LOG-2)', (sql, name, text) => {
    expect(toStatementText('mysql', sql)).toBe(text);
    expect(toStatementName(text)).toBe(name);
  });

  it.each([
    [
      `SELECT "e"."id" FROM "outbox" "e" WHERE a = 'x\\' AND b = 'FROM secret'`,
      'SELECT outbox',
      `SELECT "e"."id" FROM "outbox" "e" WHERE a = ? AND b = ?`,
    ],
    [
      `INSERT INTO "items"("id") VALUES (?, 'ann''s', 1.5e3)`,
      'INSERT items',
      `INSERT INTO "items"("id") VALUES (?, …)`,
    ],
  ])('should have no values of SQLite: %s', (sql, name, text) => {
    expect(toStatementText('sqlite', sql)).toBe(text);
    expect(toStatementName(text)).toBe(name);
  });

  it.each([
    ["SELECT `it's` FROM t WHERE a = 'secret'", "SELECT `it's` FROM t WHERE a = ?"],
    ["SELECT `it``s` FROM t WHERE a = 'secret'", 'SELECT `it``s` FROM t WHERE a = ?'],
    ['SELECT `5"` FROM t WHERE a = "secret"', 'SELECT `5"` FROM t WHERE a = ?'],
    ["SELECT 1 -- it's one\n FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    ["SELECT 1 --\n FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    ["SELECT 1 # it's one\n FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    ["SELECT 1 /* it's\n one */ FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    ["SELECT 2--1, 'it''s' FROM t WHERE a = 'a -- b # c /* d'", 'SELECT ?--?, … FROM t WHERE a = ?'],
    [
      "SELECT a FROM t WHERE b = 'it''s' AND c = 'it\\'s' AND d = '\\\\'",
      'SELECT a FROM t WHERE b = ? AND c = ? AND d = ?',
    ],
    ["SELECT a FROM t WHERE b = 'no end, and `a secret`", 'SELECT a FROM t WHERE b = ?'],
    ["SELECT a FROM t WHERE b = 'no end\\", 'SELECT a FROM t WHERE b = ?'],
    ["SELECT a FROM t WHERE b = 'it''s no end''", 'SELECT a FROM t WHERE b = ?'],
    ["SELECT `no end FROM t WHERE b = 'secret", 'SELECT ?'],
    ["SELECT `no``end FROM t WHERE b = 'secret", 'SELECT ?'],
    ['SELECT a /* no end', 'SELECT a'],
    ["SELECT a /*! FROM t WHERE b = '*/ secret' */", 'SELECT a'],
    ["SELECT /*+ SET_VAR(a = '*/ secret') */ b", 'SELECT'],
    ["SELECT 0b01, x'4D', .5, 1e-5, 12.5 FROM t1", 'SELECT ?, x?, .?, … FROM t1'],
  ])('should find the ends of names, comments and strings of MySQL: %s', (sql, text) => {
    expect(toStatementText('mysql', sql)).toBe(text);
  });

  it.each([
    [`SELECT "it's" FROM t WHERE a = 'secret'`, `SELECT "it's" FROM t WHERE a = ?`],
    [`SELECT "it""s it's" FROM t WHERE a = 'secret'`, `SELECT "it""s it's" FROM t WHERE a = ?`],
    ["SELECT `it's` FROM t WHERE a = 'secret'", "SELECT `it's` FROM t WHERE a = ?"],
    ["SELECT [it's] FROM t WHERE a = 'secret'", "SELECT [it's] FROM t WHERE a = ?"],
    ["SELECT 1 --it's one\n FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    ["SELECT 1 /*! it's\n one */ FROM t WHERE a = 'secret'", 'SELECT ? FROM t WHERE a = ?'],
    [
      "SELECT a FROM t WHERE b = 'it''s' AND c = 'a -- b /* c' AND d = '\\'",
      'SELECT a FROM t WHERE b = ? AND c = ? AND d = ?',
    ],
    ['SELECT a FROM t WHERE b = \'no end, and "a secret"', 'SELECT a FROM t WHERE b = ?'],
    [`SELECT "no end FROM t WHERE b = 'secret`, 'SELECT ?'],
    ["SELECT [no end FROM t WHERE b = 'secret", 'SELECT ?'],
    ['SELECT a /* no end', 'SELECT a'],
    ['SELECT 1_000, 0x1F FROM t1', 'SELECT ?, … FROM t1'],
  ])('should find the ends of names, comments and strings of SQLite: %s', (sql, text) => {
    expect(toStatementText('sqlite', sql)).toBe(text);
  });

  it('should have no value of a statement that is cut within an escape', () => {
    const sql = `SELECT '${'a secret '.repeat(10_000)}`;
    expect(toStatementText('mysql', `${sql.slice(0, 19_999)}\\'`)).toBe('SELECT ?');
  });

  it('should have no value that is too long to be read to its end', () => {
    expect(toStatementText('mysql', `SELECT '${'a secret '.repeat(10_000)}'`)).toBe('SELECT ?');
    expect(toStatementText('sqlite', `SELECT '${'a secret '.repeat(10_000)}'`)).toBe('SELECT ?');
  });

  it('should be the same for more rows and more values', () => {
    const rows = Array(5000).fill('(?, ?, DEFAULT)').join(',\n ');
    expect(toStatementText('mysql', `INSERT INTO \`items\`(\`a\`) VALUES ${rows.slice(0, 19_000)}`)).toMatch(
      /^INSERT INTO `items`\(`a`\) VALUES \(\?, …, DEFAULT\), …/,
    );
    expect(toStatementText('mysql', 'SELECT a FROM b WHERE c IN (?, ?, ?)')).toBe(
      toStatementText('mysql', 'SELECT a FROM b\n  WHERE c IN (?, ?)'),
    );
  });

  it('should be cut where it is long', () => {
    expect(toStatementText('mysql', `SELECT ${'a, b'.repeat(2000)}`)).toHaveLength(2000);
  });
});
