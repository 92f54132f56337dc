import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Declaration, parse, type Root, type Rule } from 'postcss';

const ROOT = join(__dirname, '..', '..');

const files = [
  'api',
  ...readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-')),
  ...readdirSync(join(ROOT, 'libs')).map((name) => join('libs', name)),
]
  .map((project) => join(project, 'src'))
  .filter((sources) => existsSync(join(ROOT, sources)))
  .flatMap((sources) =>
    readdirSync(join(ROOT, sources), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(sources, path),
    ),
  );
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, parse(read(file))] as const);
const code = new Map(
  files.filter((file) => /(?<!\.spec)\.tsx?$/.test(file)).map((file) => [file, read(file)] as const),
);

function readRules(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !('name' in rule.parent) || rule.parent.name !== 'keyframes')
      rules.push(rule);
  });
  return rules;
}

function readDeclarations(sheet: Root): Declaration[] {
  const declarations: Declaration[] = [];
  sheet.walkDecls((declaration) => void declarations.push(declaration));
  return declarations;
}

const readOwnProperties = (sheet: Root) =>
  readDeclarations(sheet).flatMap(({ prop }) => (prop.startsWith('--') ? prop : []));

const find = (texts: Iterable<string>, pattern: RegExp) =>
  Array.from(texts).flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));

/** The custom properties that every sheet may use: the tokens, and what components and Radix set on an element. */
const properties = new Set([
  ...readOwnProperties(parse(read('libs/ui/src/tokens.css'))),
  ...find(code.values(), /'(--[\w-]+)'/g),
]);

describe.each(sheets)('%s', (_file, sheet) => {
  const declarations = readDeclarations(sheet);

  // A script may set what has a fallback.
  it('should only use tokens that exist', () => {
    const own = new Set(readOwnProperties(sheet));
    const used = find(
      declarations.map(({ value }) => value),
      /var\((--(?!radix-)[\w-]+)\s*\)/g,
    );
    expect(used.filter((name) => !properties.has(name) && !own.has(name))).toEqual([]);
  });

  it('should not depend on the direction of the text', () => {
    expect(declarations.filter(isPhysical).map(String)).toEqual([]);
  });
});

const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)$|border-(?:top|bottom)-(?:left|right))/;

/** Whether a declaration names left or right, or gives these two sides different values. */
function isPhysical({ prop, value, parent }: Declaration): boolean {
  if (PHYSICAL.test(prop)) return true;
  if (/^(?:float|clear|text-align)$/.test(prop)) return /left|right/.test(value);
  const [first, second, third, fourth] =
    value.match(/(?:[\w-]*\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])+/g) ?? [];
  // The edges of a turned box draw an arrow or a tick, which has no side.
  if (prop === 'border-width' && /rotate\(/.test(String(parent))) return false;
  if (/^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/.test(prop))
    return fourth !== undefined && second !== fourth;
  // The corners go round: the first two are the upper ones.
  if (prop === 'border-radius' && second !== undefined)
    return first !== second || (third ?? first) !== (fourth ?? second);
  return false;
}

describe.each(sheets.filter(([file]) => file.endsWith('.module.css')))('%s', (file, sheet) => {
  const selectors = readRules(sheet).flatMap((rule) => rule.selectors);

  it('should style nothing but its own classes', () => {
    expect(selectors.filter((selector) => !selector.includes('.'))).toEqual([]);
  });

  it('should hold exactly the classes that components name', () => {
    const classes = new Set(find(selectors, /\.([a-zA-Z][\w-]*)/g));
    const uses = findUses(file);
    const named = new Set([...uses.flatMap((use) => /^\.(\w+)/.exec(use)?.[1] ?? []), ...findComposed(file)]);
    const chosenByProp = uses.some((use) => use.startsWith('['));
    expect([...named].filter((name) => !classes.has(name))).toEqual([]);
    if (!chosenByProp) expect([...classes].filter((name) => !named.has(name))).toEqual([]);
  });
});

/** What follows the name of a sheet wherever code uses it: `.card`, or `[size]`. */
function findUses(sheet: string): string[] {
  return [...code].flatMap(([file, text]) => {
    const imports = text.matchAll(
      /(import|export) (?:(\w+)|\{ default as (\w+) \}) from '([^']*\.module\.css)'/g,
    );
    return Array.from(imports).flatMap(([, kind, own, exported, path = '']) => {
      if (resolve(ROOT, dirname(file), path) !== join(ROOT, sheet)) return [];
      if (kind === 'import') return split(text, own);
      // A library exports a sheet under its own name. An import may rename it.
      const renamed = new RegExp(`\\b${exported} as (\\w+)`);
      return [...code.values()].flatMap((other) => split(other, renamed.exec(other)?.[1] ?? exported));
    });
  });
}

const split = (text: string, name = '') => text.split(new RegExp(`(?<![\\w/-])${name}(?=[.[])`)).slice(1);

/** The classes that other classes are made of. */
function findComposed(sheet: string): string[] {
  return sheets.flatMap(([file, other]) =>
    readDeclarations(other)
      .filter(({ prop }) => prop === 'composes')
      .flatMap(({ value }) => {
        const [, names = '', path] = /^(.*?)(?: from ['"](.*)['"])?$/.exec(value) ?? [];
        return (path ? join(dirname(file), path) : file) === sheet ? names.split(' ') : [];
      }),
  );
}

it('should read the sheets of all projects', () => {
  expect(sheets.length).toBeGreaterThan(150);
});
