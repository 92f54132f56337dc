import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(__dirname, '..', '..', '..', '..');
export const PLURAL = /_(zero|one|two|few|many|other)$/;

type Tree = { [key: string]: string | Tree };

/** Every folder of texts of the pages: one per remote, the shell's, the libraries', one per gallery view. Mails have their own spec. */
export const folders = [
  ...readdirSync(ROOT).filter((name) => name !== 'api'),
  ...readdirSync(join(ROOT, 'libs')).map((name) => join('libs', name)),
]
  .map((project) => join(project, 'src'))
  .filter((sources) => existsSync(join(ROOT, sources)))
  .flatMap((sources) =>
    readdirSync(join(ROOT, sources), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(join('locales', 'en.ts')))
      .map((path) => join(sources, dirname(path))),
  );

/** Descriptions of remotes, which hold the titles of pages and labels of the menu. */
export const descriptions = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => join(name, 'remote.json'));

/** Everything that holds texts of the pages. */
export const sources = [...folders, ...descriptions];

/** The texts of one language, by key: `nav.home`; for descriptions `title./home`. */
export function texts(folder: string, locale: string): Record<string, string> {
  if (descriptions.includes(folder)) return readNames(folder, locale);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the files are found at run time, in every project
  const { default: tree } = require(join(ROOT, folder, locale)) as { default: Tree };
  return flatten(tree, '');
}

interface Named {
  path: string;
  title?: Record<string, string>;
  label?: Record<string, string>;
}

function readNames(description: string, locale: string): Record<string, string> {
  const { routes, navigation } = JSON.parse(readFileSync(join(ROOT, description), 'utf8')) as {
    routes: Named[];
    navigation: Named[];
  };
  const named = [...routes, ...navigation].flatMap(({ path, title, label }) => [
    [`title.${path}`, title?.[locale]],
    [`label.${path}`, label?.[locale]],
  ]);
  return Object.fromEntries(named.filter(([, text]) => text !== undefined)) as Record<string, string>;
}

function flatten(tree: Tree, prefix: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}
