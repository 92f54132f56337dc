import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ERROR_CODES } from '@ringtag/contracts';
import memoize from 'lodash/memoize';
import { folders, PLURAL, ROOT, texts } from './testing/locale-folders';

const PROJECTS = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
/** Files that hold several namespaces side by side; texts of errors stand by their code. */
const SIDE_BY_SIDE: Record<string, RegExp> = {
  'libs/i18n/src/locales': /^(common|errors)\./,
  'libs/forms/src/locales': /^errors\./,
  'libs/card/src/outcome/locales': /^errors\./,
  'libs/pages/src/locales': /^errors\./,
};
/** The libraries' texts and the shell's are named by every project: in code, and in remote.json. */
const EVERYWHERE = [...PROJECTS, 'libs'];

/** Where a text of this folder may be named: those of the gallery only there. */
function findUsers(folder: string): string[] {
  if (folder.startsWith('libs/gallery/')) return [dirname(folder)];
  if (folder.startsWith('libs/') || folder === 'shell/src/locales') return EVERYWHERE;
  // A section belongs to the feature beside it that has its name.
  const feature = dirname(folder);
  const sections = new Set(Object.keys(texts(folder, 'en')).map((key) => key.split('.')[0] ?? key));
  const beside = [...sections].map((section) => join(dirname(feature), section));
  return [feature, ...beside.filter((path) => existsSync(join(ROOT, path)))];
}

function readCode(directory: string): string {
  return readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$|(^|\/)remote\.json$/.test(path))
    .filter((path) => !/(^|\/)(dist|node_modules|locales)\/|\.spec\.tsx?$/.test(path))
    .map((path) => withPrefix(readFileSync(join(ROOT, directory, path), 'utf8')))
    .join('\n');
}

/** What the code in directories, divided by commas, names. Most folders of texts share theirs. */
const readNames = memoize((directories: string) => {
  const code = directories.split(',').map(readCode).join('\n');
  return { code, named: namedIn(code), patterns: [...builtIn(code), ...takenWhole(code)] };
});

/** A file that names its texts below one key, as with `{ keyPrefix: 'dates' }`, as if it named all of their keys. */
function withPrefix(code: string): string {
  const prefix = /keyPrefix: '([\w.]+)'/.exec(code)?.[1];
  return prefix ? code.replace(/\bt\((\s*['`])/g, `t($1${prefix}.`) : code;
}

/** What stands in quotes, without a namespace: `'common:form.name'` names form.name. */
function namedIn(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(/(['"])((?:\w+:)?[\w.-]+)\1/g), ([, , text = '']) => toKey(text)));
}

/** Keys that are put together, as in `item.statuses.${status}`. */
function builtIn(code: string): RegExp[] {
  return Array.from(code.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g), ([, text = '']) => toKey(text))
    .filter((text) => text.includes('${') && /[a-z]{2}/.test(text.replace(/\$\{[^}]*\}/g, '')))
    .map((text) => new RegExp(`^${text.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`));
}

/** Texts that are taken as one object, as in `t('date', { returnObjects: true })`, with those built from a name. */
function takenWhole(code: string): RegExp[] {
  return Array.from(code.matchAll(/t\(['"`]([^'"`]+)['"`], \{ returnObjects: true\b/g), ([, text = '']) =>
    RegExp(
      `^${toKey(text)
        .replace(/\./g, '\\.')
        .replace(/\$\{[^}]*\}/g, '[\\w-]+')}\\.`,
    ),
  );
}

/** What the server draws takes its texts as properties. */
const namedByServer = (code: string, key: string) =>
  code.includes(`card.${key}`) || code.includes(`plain.${key}`);

const toKey = (text: string) => text.replace(/^\w+:/, '');

describe.each(folders)('%s', (folder) => {
  it('should hold no text that nothing shows', () => {
    const { code, named, patterns } = readNames(findUsers(folder).join());
    const errors: readonly string[] = ERROR_CODES;
    const keys = Object.keys(texts(folder, 'en')).map((key) =>
      key.replace(SIDE_BY_SIDE[folder] ?? '', '').replace(PLURAL, ''),
    );
    const unused = keys.filter(
      (key) =>
        !named.has(key) &&
        !namedByServer(code, key) &&
        !patterns.some((pattern) => pattern.test(key)) &&
        !errors.includes(key),
    );
    expect(unused).toEqual([]);
  });
});
