import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noRelativeCrossProjectImports } from './no-relative-cross-project-imports';
import { testRule } from './rule-tester';

// The rule reads package.json files, so it gets a small real workspace.
const root = realpathSync(mkdtempSync(join(tmpdir(), 'ringtag-lint-')));
mkdirSync(join(root, 'node_modules/@ringtag'), { recursive: true });
makePackage('shell');
makePackage('libs/ui', {
  '.': './src/index.ts',
  './lite': './src/lite.ts',
  './icons/*': './src/icons/*.tsx',
});
makePackage('libs/i18n', './src/index.ts');
afterAll(() => rmSync(root, { recursive: true }));

function makePackage(dir: string, exported?: unknown): void {
  const name = `@ringtag/${dir.split('/').at(-1)}`;
  mkdirSync(join(root, dir, 'src'), { recursive: true });
  writeFileSync(join(root, dir, 'package.json'), JSON.stringify({ name, exports: exported }));
  symlinkSync(join(root, dir), join(root, 'node_modules', name));
}

const filename = join(root, 'shell/src/app.tsx');

testRule('no-relative-cross-project-imports', noRelativeCrossProjectImports, {
  valid: [
    {
      name: 'should accept package names and what they export',
      filename,
      code: 'import "@ringtag/ui"; import "@ringtag/ui/lite"; import "@ringtag/ui/icons/bell"; export * from "@ringtag/i18n";',
    },
    {
      name: 'should accept paths inside the project',
      filename,
      code: 'import "./a"; import("../src/b"); import "react/x";',
    },
    {
      name: 'should leave the files of the workspace root alone',
      filename: join(root, 'jest.config.mjs'),
      code: 'import "./libs/ui/src/index";',
    },
  ],
  invalid: [
    {
      name: 'should refuse a path into another project',
      filename,
      code: 'import a from "../../libs/ui/src/button"; export { b } from "../../libs/i18n/src"; import("../../libs/ui");',
      ids: ['relative', 'relative', 'relative'],
    },
    {
      name: 'should refuse a path to the root',
      filename,
      code: 'import "../../jest.config.mjs";',
      ids: ['relative'],
    },
    {
      name: 'should refuse what a package does not export',
      filename,
      code: 'import "@ringtag/ui/src/button"; import "@ringtag/i18n/de.json";',
      ids: ['deep', 'deep'],
    },
  ],
});
