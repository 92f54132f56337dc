import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from './index';
import * as lite from './lite';

const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');

describe('README', () => {
  // It leads to the folder of the icons.
  it.each(Object.keys(ui).filter((name) => !name.startsWith('Icon')))('should name %s', (name) => {
    expect(readme).toContain(`\`${name}\``);
  });
});

describe('the two entries', () => {
  it('should share the lite components', () => {
    expect(ui).toMatchObject(lite);
  });
});
