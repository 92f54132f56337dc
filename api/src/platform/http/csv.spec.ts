import { csvFile, csvLine } from './csv';

describe('csvLine', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['one\nmore', '"one\nmore"'],
    [' spaced ', '" spaced "'],
    ['', ''],
  ])('should write %j as RFC 4180 does', (cell, written) => {
    expect(csvLine([cell, 1, null])).toBe(`${written},1,\r\n`);
  });

  it.each(['=1+1', '+49 30 1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1'])(
    'should let no spreadsheet calculate %j',
    (cell) => {
      expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('should quote a formula that holds a comma after it was made text', () => {
    expect(csvLine(['=HYPERLINK("x","y")'])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('should leave numbers and times as they are', () => {
    expect(csvLine([-5, new Date('2026-11-21T10:00:00.000Z')])).toBe('-5,2026-11-21T10:00:00.000Z\r\n');
  });
});

describe('csvFile', () => {
  const sent = async (batches: string[][][]) => {
    async function* read() {
      yield* batches;
    }
    const file = csvFile('items', ['alias', 'label'], read());
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
