import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import * as importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { ROOT } from '../start/install.mjs';
import { type Area, circleOfFeatures, circleOfFiles, readArrows } from './import-graph';
import { LAYERS, listWithoutPlace, ORDERS, toZones, ZONES } from './layers.mjs';

const arrows = readArrows('api/src');

describe.each(Object.keys(ORDERS) as Area[])('the order of %s', (area) => {
  const order = ORDERS[area];
  const ofArea = readArrows(area);
  const [lowest = '', highest = ''] = [order[0], order.at(-1)];

  it('should have no circle of features', () => {
    expect(circleOfFeatures(ofArea)).toBeUndefined();
    const down = { from: `${highest}/a.ts`, to: `${lowest}/a.ts` };
    const back = { from: `${lowest}/a.ts`, to: `${highest}/a.ts` };
    expect(circleOfFeatures([down, back])).toEqual([down, back]);
  });

  it('should have no circle of files, not even of types', () => {
    expect(circleOfFiles(ofArea)).toBeUndefined();
  });

  it('should name folders that are there', () => {
    expect(order.filter((folder) => !existsSync(join(ROOT, area, folder)))).toEqual([]);
  });
});

describe('the layers of the API', () => {
  it('should name every domain', () => {
    expect(listWithoutPlace('api/src', LAYERS)).toEqual([]);
  });

  it('should have no circle of features in a domain', () => {
    const back = { from: 'codes/tables/item.entity.ts', to: 'codes/items/items.service.ts' };
    expect(circleOfFeatures([...arrows, back])).toContainEqual(back);
  });

  it('should have no circle of files, not even of types', () => {
    expect(circleOfFiles(arrows)).toBeUndefined();
    const back = { from: 'inbox/tables/message.entity.ts', to: 'inbox/messages/message-intake.ts' };
    expect(circleOfFiles([...arrows, back])).toContainEqual(back);
  });

  it('should keep tables to their domain', () => {
    const offered = arrows.filter(
      ({ from, to }) => /^[\w-]+\/index\.ts$/.test(from) && /\/tables\/.*\.entity\.ts$/.test(to),
    );
    expect(offered).toEqual([]);
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
    ['api/src/web/scan/planted.ts', '../../codes/items/item-changes', 'from its index.ts'],
  ])('should have lint refuse an import in %s of %s', (file, imported, message) => {
    expect(lint(file, imported, ZONES).join('\n')).toContain(message);
  });
});

describe.each(['bench/src', 'e2e', 'tools'])('the files of %s, which have no order', (area) => {
  it('should have no circle', () => {
    const found = readArrows(area);
    expect(found.length).toBeGreaterThan(20);
    expect(circleOfFiles(found)).toBeUndefined();
  });
});

describe('a folder without a place in the order', () => {
  const withPlace = ORDERS['mfe-admin/src'].filter((folder) => folder !== 'records');
  const zones = toZones('mfe-admin/src', withPlace);

  it('should be found', () => {
    expect(listWithoutPlace('mfe-admin/src', withPlace)).toEqual(['records']);
  });

  it('should be imported by no folder, whatever its height', () => {
    for (const folder of withPlace)
      expect(lint(`mfe-admin/src/${folder}/planted.ts`, '../records/mails/mails.page', zones)).toEqual([
        expect.stringContaining('Give records its place'),
      ]);
  });

  it('should be no rule while it is the only one of a new remote', () => {
    expect(toZones('libs/mf-contract', [])).toEqual([]);
    expect(toZones('mfe-auth/src', []).length).toBeGreaterThan(1);
  });

  it('should import all folders that have one, and be imported by what puts them together', () => {
    for (const folder of withPlace)
      expect(lint('mfe-admin/src/records/planted.ts', `../${folder}`, zones)).toEqual([]);
    expect(lint('mfe-admin/src/remote.tsx', './records/mails/mails.page', zones)).toEqual([]);
  });
});

/** What lint says of a planted file with one import. */
function lint(file: string, imported: string, zones: object[]): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    `import { a } from '${imported}';\na();\n`,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser as Linter.Parser },
      plugins: { 'import-x': importX as never },
      settings: { 'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones }] },
    },
    { filename: join(ROOT, file) },
  );
  return messages.map(({ message }) => message);
}
