import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from './budgets';

describe('the budgets', () => {
  let dir: string;
  const lines: string[] = [];

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-budgets-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('should call a directory without budgets unavailable', async () => {
    expect((await checkBudgets(dir, () => undefined)).unavailable).toBe('there are no budgets');
  });

  it('should pass at the limit and fail above it, without a number, and when measuring fails', async () => {
    writeFileSync(
      join(dir, 'sizes.ts'),
      `export default [
        { name: 'at', limit: 200, unit: 'KB', measure: () => 200 },
        { name: 'above', limit: 200, unit: 'KB', measure: async () => 200.1 },
        { name: 'none', limit: 1, unit: 'KB', measure: () => NaN },
        { name: 'broken', limit: 1, unit: 'KB', measure: () => { throw new Error('no build'); } },
      ];`,
    );
    writeFileSync(join(dir, 'sizes.spec.ts'), 'throw new Error("a spec is no budget")');
    expect(await checkBudgets(dir, (line) => lines.push(line))).toEqual({ passed: 1, failed: 3, skipped: 0 });
    expect(lines).toEqual([
      'ok: at: 200 of 200 KB',
      'FAILED: above: 200.1 of 200 KB',
      'FAILED: none: NaN of 1 KB',
      'FAILED: broken: could not be measured: no build',
    ]);
  });
});
