import { BATCH, LENGTH } from '@ringtag/contracts';
import { parseCount, parseNamedCodes } from './parse-named-codes';

describe('parseNamedCodes', () => {
  it('should read an alias and a label per line, divided by comma, semicolon or tab', () => {
    expect(parseNamedCodes('mykeys, Key ring, blue\r\nBAG-2026;Suitcase\nCAT-TOM\tTom\n').items).toEqual([
      { alias: 'MYKEYS', label: 'Key ring, blue' },
      { alias: 'BAG2026', label: 'Suitcase' },
      { alias: 'CATTOM', label: 'Tom' },
    ]);
  });

  it('should take a line without a label, and one without an alias', () => {
    expect(parseNamedCodes('DOGGY1\n, Random one\n\n   \n')).toEqual({
      items: [{ alias: 'DOGGY1' }, { label: 'Random one' }],
      problems: [],
      tooMany: false,
    });
  });

  it('should name the lines that cannot be used, counting empty ones', () => {
    const text = [
      '',
      'SHORT',
      'MY KEYS',
      'ÄPFEL',
      'admin, x',
      'GOOD12',
      'good-12',
      `OKAY22, ${'x'.repeat(101)}`,
    ].join('\n');
    expect(parseNamedCodes(text).problems).toEqual([
      { line: 2, problem: 'alias' },
      { line: 3, problem: 'alias' },
      { line: 4, problem: 'alias' },
      { line: 5, problem: 'reserved' },
      { line: 7, problem: 'duplicate' },
      { line: 8, problem: 'label' },
    ]);
  });

  it('should accept the longest alias and label, and no longer', () => {
    const alias = 'A'.repeat(LENGTH.alias.max);
    const label = 'x'.repeat(LENGTH.label.max);
    expect(parseNamedCodes(`${alias}, ${label}`).problems).toEqual([]);
    expect(parseNamedCodes(`${alias}A`).problems).toEqual([{ line: 1, problem: 'alias' }]);
  });

  it('should count more lines than a batch may have', () => {
    expect(parseNamedCodes(', x\n'.repeat(BATCH.max)).tooMany).toBe(false);
    expect(parseNamedCodes(', x\n'.repeat(BATCH.max + 1)).tooMany).toBe(true);
  });
});

describe('parseCount', () => {
  it.each([
    ['1', 1],
    [' 500 ', 500],
    [String(BATCH.max), BATCH.max],
  ])('should accept "%s"', (text, count) => expect(parseCount(text)).toBe(count));

  it.each(['', '0', '-1', '1.5', '1e3', 'ten', String(BATCH.max + 1)])('should refuse "%s"', (text) =>
    expect(parseCount(text)).toBeUndefined(),
  );
});
