import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RSPACK = join(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
const FILES = {
  'main.js': "import a from './a.module.css'; import b from './b.module.css'; console.log(a, b);",
  'a.module.css': '.card { margin: 0 } .row { margin: 1px }',
  'b.module.css': '.card { padding: 0 }',
};
const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
for (const [name, text] of Object.entries(FILES)) write(name, text);
afterAll(() => rmSync(folder, { recursive: true }));

/** A build with classes of these names. It is a process of its own, because Jest cannot load Rspack. */
function build(localIdentName: string) {
  const settings = {
    context: folder,
    mode: 'none',
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { exportsConvention: 'as-is', localIdentName } },
    },
  };
  write(
    'rspack.config.ts',
    `import { UniqueClassNamesPlugin } from ${JSON.stringify(join(__dirname, 'class-names'))};
     const settings = ${JSON.stringify(settings)};
     settings.module.rules = [{ test: /css$/, type: 'css/auto' }];
     export default { ...settings, plugins: [new UniqueClassNamesPlugin()] };`,
  );
  return spawnSync(process.execPath, [RSPACK, 'build', '--config', join(folder, 'rspack.config.ts')], {
    encoding: 'utf8',
  });
}

it('should let the build fail when two classes have one name, and only then', () => {
  const { status, stdout } = build('p-[local]');
  expect(stdout).toMatch(/a\.module\.css \.card and \S*b\.module\.css \.card are both called \.p-card/);
  expect(stdout).not.toContain('.row');
  expect(status).toBe(1);
  expect(build('[name]-[local]').status).toBe(0);
});
