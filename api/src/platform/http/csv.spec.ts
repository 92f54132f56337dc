import { CSV_SEPARATORS, type CsvSeparator } from '@ringtag/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvFile, csvLines } from './csv';
import { readCsv } from './read-csv';

/** Texts of what breaks files: separators, quotes, line ends, blanks, and the signs of formulas. */
const awkward = fc.string({
  unit: fc.constantFrom(...',;\t|\r\n"\' \u00a0\u200b\u3164\0=+-@＝－＋＠﹢ab1é🌱'),
  maxLength: 12,
});
const cell = fc.oneof(awkward, fc.string({ unit: 'grapheme' }));
/** Digits, and what makes another number of them. */
const numeric = fc.string({ unit: fc.constantFrom(..."01239'eE.,+-"), maxLength: 20 });
const rows = fc.array(fc.tuple(cell, fc.nat(), cell, cell), { minLength: 1, maxLength: 4 });
/** What a spreadsheet calculates, whatever it drops before the sign. */
const FORMULA = /^[\s"\0\u200b\u3164]*[=+\-@＝＋－＠﹦﹢﹣﹫]/;

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

  it.each([...'\u200b\u200e\u00ad\u2060\u180e\u2800\u3164\ufe0f'])(
    'should let no spreadsheet calculate what stands behind %j, which shows nothing (ASVS 1.2.10)',
    (blank) => {
      expect(csvLines([[`${blank}${blank}=1`, `a;${blank}+1`]])).toBe(
        `${blank}${blank}'=1,"a;${blank}'+1"\r\n`,
      );
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

  it.each(CSV_SEPARATORS)(
    'should be read back by the import as it was, with each %s (ASVS 1.2.10)',
    async (separator) => {
      // The import takes no NUL.
      const toPlain = (text: string) => text.replaceAll('\0', '').trim();
      const plain = fc.tuple(cell, cell, numeric).map((cells) => ['x', ...cells.map(toPlain)]);
      await fc.assert(
        fc.asyncProperty(fc.array(plain, { minLength: 2, maxLength: 4 }), async (table) => {
          async function* file() {
            yield Buffer.from(csvLines([['alias', 'label'], ...table], separator, true));
          }
          const read: string[][] = [];
          for await (const row of readCsv(file(), 10)) read.push(row.cells);
          expect(read.slice(1)).toEqual(table);
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each([
    ...['0012345678', '00', '007.50', '12E4567', '1e5', '1.5e3', '1.e3', '.5E3', '1e+5', '1.5e-3'],
    ...['12345678901234567', '1234567890123456.5', "'0012"],
  ])('should let no spreadsheet make another number of %j', (cell) => {
    expect(csvLines([[cell]])).toBe(`'${cell}\r\n`);
  });

  it('should let no spreadsheet of a country that writes 1,5 make another number of it', () => {
    expect(csvLines([['1,5e3', '007,5', ',5E3']])).toBe(`"'1,5e3","'007,5","',5E3"\r\n`);
  });

  it.each(['0', '7', '1.5', '123456789012345', '0012-3456', '0.5e', '1.2.3e4', '030 901820', 'E5'])(
    'should leave %j as it is',
    (cell) => {
      expect(csvLines([[cell]])).toBe(`${cell}\r\n`);
    },
  );

  it('should leave numbers and times as they are', () => {
    expect(csvLines([[-5, new Date('2026-11-21T10:00:00.000Z')]])).toBe('-5,2026-11-21T10:00:00.000Z\r\n');
  });
});

describe('csvFile', () => {
  const sent = async (batches: string[][][], separator: CsvSeparator = 'comma', lossless = false) => {
    async function* read() {
      yield* batches;
    }
    const columns = { alias: ([alias]: string[]) => alias!, label: ([, label]: string[]) => label! };
    const file = csvFile('items', columns, read(), { separator, lossless });
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

  it('should separate the cells as the spreadsheet of the reader does', async () => {
    expect((await sent([[['A', 'one; two, three']]], 'semicolon')).chunks).toEqual([
      '\ufeffalias;label\r\nA;"one; two, three"\r\n',
    ]);
  });

  it('should show marks of direction instead of obeying them, where no import takes them back', async () => {
    const rows = [[['A', 'Bob \u202Eevil']]];
    expect((await sent(rows)).chunks).toEqual(['\ufeffalias,label\r\nA,Bob [U+202E]evil\r\n']);
    expect((await sent(rows, 'comma', true)).chunks).toEqual(['\ufeffalias,label\r\nA,Bob \u202Eevil\r\n']);
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
