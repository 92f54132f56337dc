import { readSplit, splitRows } from './split-rows';

describe('splitRows', () => {
  it('should hold each row once, in order, and let others have their turn between the parts', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => i);
    const parts: number[][] = [];
    let turns = 0;
    for await (const part of splitRows(rows)) {
      parts.push(part);
      setImmediate(() => (turns += 1));
    }
    expect(parts.flat()).toEqual(rows);
    expect(parts.map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(turns).toBe(2);
  });

  it('should have no part without rows', async () => {
    for await (const part of splitRows([])) throw new Error(`${part.length} rows`);
  });
});

describe('readSplit', () => {
  it('should find what belongs to all rows, in their order, in as many reads as statements are needed', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => i);
    const reads: number[] = [];
    const found = await readSplit(rows, async (some) => {
      reads.push(some.length);
      return some.flatMap((row) => (row % 2 ? [`row ${row}`] : []));
    });
    expect(reads).toEqual([500, 500, 1]);
    expect(found).toEqual(rows.filter((row) => row % 2).map((row) => `row ${row}`));
  });
});
