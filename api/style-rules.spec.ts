import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RSPACK = join(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
const folder = mkdtempSync(join(tmpdir(), 'style-rules-'));
const FILES = {
  'package.json': '{}',
  'main.js': "import styles from './a.module.css'; module.exports = styles;",
  'samples.js':
    'import s from \'./a.module.css\'; export const samples = { card: `<p class="${s.card} ${s.card}">`, row: `<p class="${s.row}">` };',
  'a.module.css': '.row { margin: 1px } .card { margin: 0 } .unseen { margin: 2px }',
  'rspack.config.ts': `import { StyleRulesPlugin } from ${JSON.stringify(join(__dirname, 'style-rules'))};
    export default {
      context: ${JSON.stringify(folder)},
      mode: 'none',
      target: 'node20',
      entry: { main: './main.js', samples: './samples.js' },
      output: { path: ${JSON.stringify(join(folder, 'dist'))}, cssFilename: '[name].css', library: { type: 'commonjs2' } },
      module: {
        rules: [{ test: /css$/, type: 'css/auto' }],
        parser: { 'css/auto': { namedExports: false } },
        generator: { 'css/auto': { exportsOnly: false, localIdentName: 'drawn-class-[hash:6]' } },
      },
      plugins: [new StyleRulesPlugin()],
    };`,
};

describe('StyleRulesPlugin', () => {
  // The build is a process of its own, because Jest cannot load Rspack.
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const settings = { encoding: 'utf8' } as const;
    const arguments_ = [RSPACK, 'build', '--config', join(folder, 'rspack.config.ts')];
    const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, settings);
    if (status !== 0) throw new Error(stdout + stderr);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

  it('should write the style sheet of each sample, with the shortest names for the classes that stand most often', () => {
    expect(JSON.parse(read('main.styles.json'))).toEqual({ card: '._0{margin:0}', row: '._1{margin:1px}' });
  });

  it('should give the same names to scripts and sheets, and keep nothing of the samples', () => {
    expect(read('main.js')).toMatch(/"row": "_1".*"card": "_0".*"unseen": "_2"/s);
    expect(read('main.css')).toMatch(/\._1 .*\._0 .*\._2 /s);
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['main.css', 'main.js', 'main.styles.json']);
  });
});
