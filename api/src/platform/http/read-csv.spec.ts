import { BATCH, IMPORT_FILE } from '@ringtag/contracts';
import { DomainError } from '../errors/domain-error';
import { readCsv } from './read-csv';

const CHUNK = 65_536;

describe('readCsv', () => {
  /** Reads a file as it arrives and tells how much of it was taken before its end or its refusal. */
  const read = async (file: string | Buffer, size = CHUNK) => {
    const bytes = Buffer.from(file as string);
    const seen = { chunks: 0, rows: [] as string[][], lines: [] as number[], refusal: undefined as unknown };
    async function* chunks() {
      for (let i = 0; i < bytes.length; i += size) {
        seen.chunks += 1;
        yield bytes.subarray(i, i + size);
      }
    }
    try {
      for await (const { line, cells } of readCsv(chunks(), BATCH.max)) {
        seen.rows.push(cells);
        seen.lines.push(line);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      seen.refusal = error.data;
    }
    return seen;
  };
  const megabytes = (text: string) => text.repeat(Math.ceil(BATCH.maxBytes / text.length));

  it.each([1, 2, 3, 7, CHUNK])('should read the same file in pieces of %d bytes', async (size) => {
    const file = '\ufeffalias;label\r\nA-1-1;"Schlüssel; ""rot""\nund 🌱"\r\n\r\n;\r\nB-1-1;\'=1';
    const { rows, lines } = await read(file, size);
    expect(rows).toEqual([
      ['alias', 'label'],
      ['A-1-1', 'Schlüssel; "rot"\nund 🌱'],
      ['B-1-1', '=1'],
    ]);
    expect(lines).toEqual([1, 3, 6]);
  });

  it.each([
    ['of old programs', 'alias,label\rA-1-1,a\rB-1-1,"b\rc"\r'],
    ['of old programs in one line', 'alias,label\nA-1-1,a\rB-1-1,"b\rc"\n'],
    ['of all programs', 'alias,label\r\nA-1-1,a\rB-1-1,"b\rc"\n'],
  ])('should find every row with line ends %s, in pieces of any size', async (_, file) => {
    for (const size of [1, 2, 3, CHUNK]) {
      const { rows, lines } = await read(file, size);
      expect([size, rows, lines]).toEqual([
        size,
        [
          ['alias', 'label'],
          ['A-1-1', 'a'],
          ['B-1-1', 'b\rc'],
        ],
        [1, 2, 4],
      ]);
    }
  });

  const ROWS = [
    ['alias', 'label'],
    ['A-1-1', 'Schlüssel, „rot“ 🌱'],
  ];
  const toUtf16 = (text: string, order: 'LE' | 'BE') => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return order === 'LE' ? bytes : bytes.swap16();
  };
  it.each<[string, string | Buffer, number]>([
    ['with tabs', 'alias\tlabel\r\nA-1-1\tSchlüssel, „rot“ 🌱\r\n', 2],
    ['that names its semicolons', 'sep=;\r\nalias;label\r\nA-1-1;Schlüssel, „rot“ 🌱', 3],
    ['that names its commas in quotes', '\ufeff"sep=,"\r\nalias,label\r\nA-1-1,"Schlüssel, „rot“ 🌱"', 3],
    ['that names its tabs', 'SEP=\t\nalias\tlabel\nA-1-1\tSchlüssel, „rot“ 🌱', 3],
    ['of Unicode text', toUtf16('alias\tlabel\r\nA-1-1\tSchlüssel, „rot“ 🌱\r\n', 'LE'), 2],
    ['of big-endian UTF-16', toUtf16('sep=;\r\nalias;label\r\nA-1-1;Schlüssel, „rot“ 🌱\r\n', 'BE'), 3],
  ])('should read a file %s, in pieces of any size', async (_, file, last) => {
    for (const size of [1, 2, 3, CHUNK]) {
      const { rows, lines, refusal } = await read(file, size);
      expect([refusal, rows, lines.at(-1)]).toEqual([undefined, ROWS, last]);
    }
  });

  it.each<[string, string | Buffer]>([
    ['a NUL in a cell', 'alias,label\nA-1-1,a\0b'],
    ['UTF-16 without its mark', Buffer.from('alias,label\nA-1-1,b', 'utf16le')],
    ['half a character of UTF-16', toUtf16('alias,label\nA-1-1,b', 'LE').subarray(0, -1)],
    ['Latin-1', Buffer.from('alias,label\nA-1-1,Schl\xfcssel', 'latin1')],
  ])('should refuse %s as a file in another encoding', async (_, file) => {
    for (const size of [1, CHUNK]) expect((await read(file, size)).refusal).toEqual({ reason: 'encoding' });
  });

  it('should take as many rows as are allowed after the line that names the delimiter', async () => {
    const file = (count: number) => `sep=;\nalias;b\n${'x;y\n'.repeat(count)}`;
    expect((await read(file(BATCH.max))).rows).toHaveLength(BATCH.max + 1);
    expect((await read(file(BATCH.max + 1))).refusal).toMatchObject({ reason: 'rows', line: BATCH.max + 3 });
  });

  it.each(['', 'x', 'sep=;', 'sep=;\nalias;b'])('should find no rows in %j', async (file) => {
    expect((await read(file)).refusal).toEqual({ reason: 'empty' });
  });

  it.each<[string, string, object]>([
    [
      'a million short rows',
      `alias\n${megabytes('x\n')}`,
      { reason: 'rows', line: BATCH.max + 2, max: BATCH.max },
    ],
    ['a million empty rows', `alias;b\n${megabytes(';\n')}`, { reason: 'rows', line: BATCH.max + 2 }],
    ['a million columns', megabytes('x,'), { reason: 'columns', line: 1, max: IMPORT_FILE.columns }],
    ['a million columns in a row', `alias,b\n${megabytes('x,')}`, { reason: 'columns', line: 2 }],
    ['nothing but commas', megabytes(','), { reason: 'columns', line: 1 }],
    ['nothing but semicolons', megabytes(';'), { reason: 'columns', line: 1 }],
    [
      'one huge cell',
      `alias,label\nA-1-1,${megabytes('x')}`,
      { reason: 'cell', line: 2, max: IMPORT_FILE.cell },
    ],
    ['one huge cell of letters of three bytes', `alias\n${megabytes('€')}`, { reason: 'cell', line: 2 }],
    ['a huge name of a column', megabytes('x'), { reason: 'cell', line: 1 }],
    ['a huge cell in quotes', `alias\n"${megabytes('x,\n')}"`, { reason: 'cell' }],
    ['nothing but quotes', megabytes('"'), { reason: 'cell', line: 1 }],
    ['a cell that is a little too long', `alias\n${'x'.repeat(IMPORT_FILE.cell + 1)}\n`, { reason: 'cell' }],
  ])(
    'should refuse %s with the line, and read no more of the file than it takes',
    async (_, file, refusal) => {
      const seen = await read(file);
      expect(seen.refusal).toMatchObject(refusal);
      expect(seen.rows.length).toBeLessThanOrEqual(BATCH.max + 1);
      // The largest row that is allowed, with the two bytes that a quote takes; a few pieces more may be under way.
      const most = IMPORT_FILE.columns * IMPORT_FILE.cell * 3 * (file.startsWith('""') ? 2 : 1);
      expect(seen.chunks).toBeLessThanOrEqual(Math.ceil(most / CHUNK) + 3);
    },
  );

  it('should let others have their turn between the pieces of a file', async () => {
    let turns = 0;
    let reading = true;
    const count = () => {
      turns += 1;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    const { chunks } = await read(`alias\n${'x,y\n'.repeat(9000)}`, 1000);
    reading = false;
    expect(turns).toBeGreaterThanOrEqual(chunks);
  });

  it('should take as many columns and characters as are allowed', async () => {
    const row = ['A-1-1', 'x'.repeat(IMPORT_FILE.cell), ...Array(IMPORT_FILE.columns - 2).fill('')];
    const { rows, refusal } = await read(`alias\n${row.join(',')}`);
    expect([refusal, rows[1]?.length]).toEqual([undefined, IMPORT_FILE.columns]);
  });
});
