import { describeStatement } from './slow-statements';

describe('describeStatement', () => {
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
  ])('should take the values out of a statement of MySQL: %s', (sql, name, text) => {
    expect(describeStatement('mysql', sql)).toEqual({ name, attributes: { 'db.query.text': text } });
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
  ])('should take the values out of a statement of SQLite: %s', (sql, name, text) => {
    expect(describeStatement('sqlite', sql)).toEqual({ name, attributes: { 'db.query.text': text } });
  });

  it('should cut lists short, and the text', () => {
    const rows = Array(5000).fill('(?, ?, DEFAULT)').join(', ');
    const text = (sql: string) => describeStatement('mysql', sql).attributes!['db.query.text'];
    expect(text(`INSERT INTO \`items\`(\`a\`) VALUES ${rows}`)).toBe(
      'INSERT INTO `items`(`a`) VALUES (?, …, DEFAULT), …',
    );
    expect(text(`SELECT ${'a, b'.repeat(2000)}`)).toHaveLength(2000);
    expect(text(`SELECT a FROM b WHERE '${'secret '.repeat(500)}' = c`)).toBe('SELECT a FROM b WHERE ? = c');
  });
});
