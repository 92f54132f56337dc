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
  ])('should have no values of MySQL: %s', (sql, name, text) => {
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
