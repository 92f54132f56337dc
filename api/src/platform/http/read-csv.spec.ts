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
