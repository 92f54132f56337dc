import { existsSync, readdirSync } from 'node:fs';
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

/** The texts of one language, by key: `nav.home`. */
export function texts(folder: string, locale: string): Record<string, string> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the files are found at run time, in every project
  const { default: tree } = require(join(ROOT, folder, locale)) as { default: Tree };
  return flatten(tree, '');
}

function flatten(tree: Tree, prefix: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}
