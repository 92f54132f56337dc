import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvFile, csvLines } from './csv';
import { readCsv } from './read-csv';

/** Texts of what breaks files: separators, quotes, line ends, blanks, and the signs of formulas. */
const awkward = fc.string({
  unit: fc.constantFrom(...',;\t|\r\n"\' \u00a0\0=+-@＝－＋＠﹢ab1é🌱'),
  maxLength: 12,
});
const cell = fc.oneof(awkward, fc.string({ unit: 'grapheme' }));
const rows = fc.array(fc.tuple(cell, fc.nat(), cell, cell), { minLength: 1, maxLength: 4 });
/** What a spreadsheet calculates, whatever it drops before the sign. */
const FORMULA = /^[\s"\0]*[=+\-@＝＋－＠﹦﹢﹣﹫]/;

describe('csvLines', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['one\nmore', '"one\nmore"'],
    [' spaced ', '" spaced "'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['', ''],
  ])('should write %j as RFC 4180 does', (cell, written) => {
    expect(csvLines([[cell, 1, null]])).toBe(`${written},1,\r\n`);
  });

  it.each(['=1+1', '+49 30 1', '-1', '@SUM(A1)', '＝1', '\t=1', '\r=1', '\0=1'])(
    'should let no spreadsheet calculate %j (ASVS 1.2.10)',
    (cell) => {
      expect(csvLines([[cell]]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('should quote a formula that holds a comma after it was made text', () => {
    expect(csvLines([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('should let no separator make a formula of what stands in a cell', () => {
    expect(csvLines([["hi;=1+cmd|'/C calc'!A0;x"]])).toBe("\"hi;'=1+cmd|'/C calc'!A0;x\"\r\n");
  });

  it('should leave dashes, numbers and addresses in a text as they are', () => {
    const text = 'Keys - spare, call +49 30 1 or a-b@example.com: 2+2=4';
    expect(csvLines([[text]])).toBe(`"${text}"\r\n`);
  });

  it.each([',', ';', '\t', '|'])(
    'should show no formula to a program that separates by %j (ASVS 1.2.10)',
    (delimiter) => {
      const relaxed = { delimiter, relax_quotes: true, relax_column_count: true, info: false } as const;
      fc.assert(
        fc.property(rows, (table) => {
          const text = csvLines(table);
          const naive = text.split(/[\r\n]/).map((line) => line.split(delimiter));
          const unquoted = parse(text, { ...relaxed, quote: null });
          const cells = [...naive, ...unquoted, ...honouringQuotes(text, delimiter)].flat();
          expect(cells.filter((each) => FORMULA.test(each))).toEqual([]);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('should be read back by the import as it was (ASVS 1.2.10)', async () => {
    const trimmed = fc.tuple(cell, cell, cell).map((cells) => ['x', ...cells.map((each) => each.trim())]);
    await fc.assert(
      fc.asyncProperty(fc.array(trimmed, { minLength: 2, maxLength: 4 }), async (table) => {
        async function* file() {
          yield Buffer.from(`\ufeff${csvLines([['alias', 'label'], ...table])}`);
        }
        const read: string[][] = [];
        for await (const row of readCsv(file(), 10)) read.push(row.cells);
        expect(read.slice(1)).toEqual(table);
      }),
      { numRuns: 100 },
    );
  });

  it('should leave numbers and times as they are', () => {
    expect(csvLines([[-5, new Date('2026-11-21T10:00:00.000Z')]])).toBe('-5,2026-11-21T10:00:00.000Z\r\n');
  });
});

describe('csvFile', () => {
  const sent = async (batches: string[][][]) => {
    async function* read() {
      yield* batches;
    }
    const columns = { alias: ([alias]: string[]) => alias!, label: ([, label]: string[]) => label! };
    const file = csvFile('items', columns, read());
    const chunks: unknown[] = [];
    for await (const chunk of file.getStream()) chunks.push(String(chunk));
    return { chunks, headers: file.getHeaders() };
  };

  it('should send batch by batch, the mark and the columns with the first', async () => {
    const { chunks, headers } = await sent([
      [['A', 'one']],
      [
        ['B', 'two'],
        ['C', 'three'],
      ],
    ]);
    expect(chunks).toEqual(['\ufeffalias,label\r\nA,one\r\n', 'B,two\r\nC,three\r\n']);
    expect(headers).toMatchObject({
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="items.csv"',
    });
  });

  it('should send the columns of nothing', async () => {
    expect((await sent([])).chunks).toEqual(['\ufeffalias,label\r\n']);
  });
});

/** As spreadsheets read: quotes count where a cell begins with one, and what stands behind the closing one is text. */
function honouringQuotes(text: string, delimiter: string): string[][] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let fresh = true;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!;
    if (quoted && sign === '"' && text[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (sign === '"' && (quoted || fresh)) {
      quoted = !quoted;
      fresh = false;
    } else if (!quoted && (sign === delimiter || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      cell = '';
      fresh = true;
    } else {
      cell += sign;
      fresh = false;
    }
  }
  return [[...cells, cell]];
}
