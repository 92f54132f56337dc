import { readFileSync } from 'node:fs';
import { generate } from './generated';
import { GENERATED_PAGES } from './pages';

describe('What is generated in the documentation', () => {
  it.each(GENERATED_PAGES)('should be what `npm run docs` writes: %s', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text).toBe(generate(text));
  });

  it('should be on the pages that readers look it up on', () => {
    expect(GENERATED_PAGES.length).toBeGreaterThanOrEqual(3);
  });
});
