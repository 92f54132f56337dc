import { toStatementName, toStatementText } from './statement-text';

describe('the text of a statement', () => {
  it.each([
    [
      "SELECT 1 FROM `users` WHERE `email` = 'ann@example.com'",
      'SELECT users',
      'SELECT ? FROM `users` WHERE `email` = ?',
    ],
    ["UPDATE `t0` SET `a2` = 'it\\'s' WHERE b = 0x1F", 'UPDATE t0', 'UPDATE `t0` SET `a2` = ? WHERE b = ?'],
    [
      "DELETE FROM `x` WHERE y = 'a; FROM secret' AND z = 'it''s' LIMIT 10",
      'DELETE x',
      'DELETE FROM `x` WHERE y = ? AND z = ? LIMIT ?',
    ],
    [
      `INSERT INTO "items"("id") VALUES (?, 'ann''s', 1.5e3)`,
      'INSERT items',
      `INSERT INTO "items"("id") VALUES (?, …)`,
    ],
    ['SELECT 0b01, .5, 1e-5, 1_000 FROM t1', 'SELECT t1', 'SELECT ?, .?, … FROM t1'],
    ['START TRANSACTION', 'START', 'START TRANSACTION'],
  ])('should have no values: %s (LOG-2)', (sql, name, text) => {
    expect(toStatementText(sql)).toBe(text);
    expect(toStatementName(text)).toBe(name);
  });

  it.each([
    ["SELECT a FROM t WHERE b = 'no end", 'SELECT a FROM t WHERE b = ?'],
    ["SELECT a FROM t WHERE b = 'no end\\", 'SELECT a FROM t WHERE b = ?'],
    [`SELECT '${'a secret '.repeat(10_000)}'`, 'SELECT ?'],
  ])('should have no value that is cut off', (sql, text) => {
    expect(toStatementText(sql)).toBe(text);
  });

  it('should be the same for more rows and more values', () => {
    const rows = Array(5000).fill('(?, ?, DEFAULT)').join(',\n ');
    expect(toStatementText(`INSERT INTO \`items\`(\`a\`) VALUES ${rows.slice(0, 19_000)}`)).toMatch(
      /^INSERT INTO `items`\(`a`\) VALUES \(\?, …, DEFAULT\), …/,
    );
    expect(toStatementText('SELECT a FROM b WHERE c IN (?, ?, ?)')).toBe(
      toStatementText('SELECT a FROM b\n  WHERE c IN (?, ?)'),
    );
  });

  it('should be cut where it is long', () => {
    expect(toStatementText(`SELECT ${'a, b'.repeat(2000)}`)).toHaveLength(2000);
  });
});
