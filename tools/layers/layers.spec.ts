import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import * as importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { ROOT } from '../start/install.mjs';
import {
  type Area,
  arrowsUp,
  circleOfFeatures,
  toDomain,
  drawing,
  pastAnIndex,
  readArrows,
} from './import-graph';
import { LAYERS, ORDERS, ZONES } from './layers.mjs';

const arrows = readArrows('api/src');

describe.each(Object.keys(ORDERS) as Area[])('the order of %s', (area) => {
  const order = ORDERS[area];
  const ofArea = readArrows(area);
  const [lowest = '', highest = ''] = [order[0], order.at(-1)];

  it('should have no import of a folder above', () => {
    expect(arrowsUp(ofArea, order)).toEqual([]);
    expect(arrowsUp([{ from: `${lowest}/a/a.ts`, to: `${highest}/a.ts` }], order)).toHaveLength(1);
  });

  it('should have no circle of features', () => {
    expect(circleOfFeatures(ofArea)).toBeUndefined();
    const down = { from: `${highest}/a.ts`, to: `${lowest}/a.ts` };
    const back = { from: `${lowest}/a.ts`, to: `${highest}/a.ts` };
    expect(circleOfFeatures([down, back])).toEqual([down, back]);
  });

  it('should name every folder', () => {
    const folders = ofArea.map(({ from }) => toDomain(from)).filter((folder) => !/\.tsx?$/.test(folder));
    expect(folders.filter((folder) => !order.includes(folder) && folder !== 'migrations')).toEqual([]);
    expect(order.filter((folder) => !existsSync(join(ROOT, area, folder)))).toEqual([]);
  });
});

describe('the layers of the API', () => {
  it('should have no circle of features in a domain', () => {
    const back = { from: 'codes/tables/item.entity.ts', to: 'codes/items/items.service.ts' };
    expect(circleOfFeatures([...arrows, back])).toContainEqual(back);
  });

  it('should enter a domain by its index only', () => {
    expect(pastAnIndex(arrows)).toEqual([]);
    expect(pastAnIndex([{ from: 'web/scan/scans.ts', to: 'codes/items/items.service.ts' }])).toHaveLength(1);
  });

  it('should keep tables to their domain', () => {
    const offered = arrows.filter(
      ({ from, to }) => /^[\w-]+\/index\.ts$/.test(from) && /\/tables\/.*\.entity\.ts$/.test(to),
    );
    expect(offered).toEqual([]);
  });

  it('should be drawn in docs/architecture.md as they are', () => {
    const docs = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
    expect(/```mermaid\n([^`]*)\n```/.exec(docs)?.[1]).toBe(drawing(arrows));
  });

  it('should have a README in each domain', () => {
    for (const layer of LAYERS)
      expect(
        readFileSync(join(ROOT, 'api/src', layer, 'README.md'), 'utf8')
          .trim()
          .split('\n').length,
      ).toBeLessThan(10);
  });

  it.each([
    ['api/src/records/audit/planted.ts', '../../codes', 'must not know it'],
    ['api/src/web/scan/planted.ts', '../../codes/items/items.service', 'from its index.ts'],
  ])('should have lint refuse an import in %s of %s', (file, imported, message) => {
    const messages = new Linter({ cwd: ROOT }).verify(
      `import { a } from '${imported}';\na();\n`,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { 'import-x': importX as never },
        settings: { 'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts'] })] },
        rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: ZONES }] },
      },
      { filename: join(ROOT, file) },
    );
    expect(messages.map((each) => each.message).join('\n')).toContain(message);
  });
});
