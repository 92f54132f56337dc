import { splitRows } from './split-rows';

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
