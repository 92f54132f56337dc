import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pseudoTree } from './pseudo-locale';
import { descriptions, folders, ROOT } from './testing/locale-folders';

/** Esperanto stands for the language that somebody adds. */
const LANGUAGE = 'eo';
const API_FOLDERS = [
  'api/src/delivery/mail/locales',
  'api/src/codes/label-layouts/locales',
  'api/src/codes/alerts/locales',
];

/** The edits of the recipe in docs/recipes.md, each behind the place that it names. */
const EDITS: [file: string, place: RegExp, edit: string][] = [
  ['libs/contracts/src/locales.ts', /LOCALES = \[.*(?=\] as const)/, `, '${LANGUAGE}'`],
  ['libs/shell-controls/src/language/flag.tsx', /FLAGS: .* = \{/, `${LANGUAGE}: stripes(['#fff', '#090']),`],
  ['libs/i18n/src/typography.spec.ts', /RULES: .* = \{/, `${LANGUAGE}: [CLOSE_ELLIPSIS],`],
];
/** What `npm run api-client` changes. */
const GENERATED: typeof EDITS = [['libs/api-client/src/schema.ts', /\bLocale: .*(?=;)/, ` | "${LANGUAGE}"`]];

const SOURCES = [
  'api',
  'shell',
  'tools',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
  'libs',
];
const SETTINGS = readdirSync(ROOT).filter((name) =>
  /^(jest\.config|package|tsconfig\..*)\.m?js(on)?$/.test(name),
);

/** Texts, pages, what the server draws, mails, and the entry of the language. */
const SPECS = [
  'libs/i18n/src/parity.spec.ts',
  'libs/i18n/src/typography.spec.ts',
  'libs/i18n/src/every-namespace.dom.spec.ts',
  'libs/documents/src/languages.spec.ts',
  'api/src/delivery/mail/phrases.spec.ts',
  'api/src/delivery/mail/render-mail.spec.ts',
  'libs/shell-controls/src/language/language-switcher.spec.tsx',
];

/** The report of the specs has a line for each of their tests. */
const REPORT_BYTES = 32 * 2 ** 20;

let copy: string;

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-language-')));
  for (const path of [...SOURCES, ...SETTINGS])
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !['dist', 'node_modules', '.nx', '.data'].includes(basename(from)),
    });
  linkPackages();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The packages of this repository, but for its own projects, which are those of the copy. */
function linkPackages(): void {
  const packages = join(copy, 'node_modules');
  // Links to where the projects are from here.
  cpSync(join(ROOT, 'node_modules/@ringtag'), join(packages, '@ringtag'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(
    (entry) => !/^(\..*|@ringtag)$/.test(entry),
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
}

/** The files of the language: what English says, with accents and in brackets. */
function addTexts(): void {
  for (const folder of [...folders, ...API_FOLDERS]) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the folders are found at run time, in every project
    const { default: english } = require(join(ROOT, folder, 'en')) as {
      default: Parameters<typeof pseudoTree>[0];
    };
    const texts = JSON.stringify(pseudoTree(english), null, 2);
    writeFileSync(join(copy, folder, `${LANGUAGE}.ts`), `export default ${texts};\n`);
  }
  for (const file of descriptions) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replace(/"en": ("[^"]*")/g, `$&, "${LANGUAGE}": $1`));
  }
}

function edit([file, place, text]: (typeof EDITS)[number]): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(place);
  writeFileSync(
    path,
    before.replace(place, (found) => found + text),
  );
}

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: REPORT_BYTES,
  });

/** What the specs of the copy say of the language: by spec, how many of its tests have passed. */
function provenBy(specs: string[]): Record<string, number> {
  const report = run(
    'node_modules/jest/bin/jest.js',
    ...['--json', '--runInBand', `--cacheDirectory=${join(copy, '.data')}`],
    ...['--selectProjects', 'unit-node', 'unit-web'],
    `--testNamePattern=\\b${LANGUAGE}\\b|by name and flag`,
    ...['--runTestsByPath', ...specs],
  );
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; assertionResults: { status: string }[] }[];
  };
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      relative(copy, name),
      assertionResults.filter(({ status }) => status === 'passed').length,
    ]),
  );
}

it('should be its texts and three edits for everything to speak it', () => {
  addTexts();
  [...EDITS, ...GENERATED].forEach(edit);
  run('node_modules/@typescript/native/bin/tsc', '-p', 'libs/shell-controls/tsconfig.json');
  expect(EDITS).toHaveLength(3);
  const proven = provenBy(SPECS);
  expect(SPECS.filter((spec) => !proven[spec])).toEqual([]);
});
