import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFigures, toPage } from './capacity-page';

const PAGE = readFileSync(join(__dirname, '../../../docs/capacity.md'), 'utf8');

describe('docs/capacity.md', () => {
  it('should be as `npm run bench:scale` writes it: what is computed follows from what was measured', () => {
    expect(toPage(PAGE, readFigures(PAGE))).toBe(PAGE);
  });

  it('should get other figures from another measurement', () => {
    const { costs, bytes } = readFigures(PAGE);
    const page = toPage(PAGE, { costs, bytes: { ...bytes, message: 4321.4 } });
    expect(page).toContain('|4,321|');
    expect(readFigures(page)).toEqual({ costs, bytes: { ...bytes, message: 4321 } });
    expect(page.slice(page.indexOf('measured: needs'))).not.toBe(PAGE.slice(PAGE.indexOf('measured: needs')));
  });
});
