import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = new Set(readFileSync(join(__dirname, 'tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g));

function filesIn(directory: string): string[] {
  return readdirSync(join(__dirname, directory), { withFileTypes: true }).map((entry) =>
    join(__dirname, directory, entry.name),
  );
}

const families = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = families.flatMap(({ name }) => filesIn(name));
const sheets = files
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => [file.slice(__dirname.length + 1), file] as const);
const components = files.filter((file) => /\.tsx$/.test(file) && !file.endsWith('.spec.tsx'));

describe.each(sheets)('%s', (_name, file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|@import [^;]*;/g, '');

  it('should only use tokens that exist', () => {
    const own = new Set(css.match(/--[\w-]+(?=:)/g));
    const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? '');
    expect(used.filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });

  it('should not depend on the direction of the text', () => {
    const physical =
      /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|min-width|max-width|min-height|max-height)\s*:|float\s*:\s*(?:left|right)/;
    expect(physical.exec(css)?.[0]).toBeUndefined();
  });

  it('should style nothing but its own classes', () => {
    const selectors = Array.from(css.matchAll(/([^{};]+)\{/g), ([, selector]) => (selector ?? '').trim());
    const foreign = selectors.filter(
      (selector) => !selector.startsWith('@') && !/^(from|to|\d+%)/.test(selector) && !selector.includes('.'),
    );
    expect(foreign).toEqual([]);
  });

  it('should hold exactly the classes that components name', () => {
    const classes = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name));
    const imported = new RegExp(`import (\\w+) from '[^']*/${file.split('/').at(-1)}'`);
    // What follows the name of the sheet: a component may import two.
    const uses = components
      .map((path) => readFileSync(path, 'utf8'))
      .flatMap((code) => code.split(new RegExp(`\\b${imported.exec(code)?.[1] ?? '$.'}(?=[.[])`)).slice(1));
    const named = new Set<string | undefined>(uses.flatMap((use) => /^\.(\w+)/.exec(use)?.[1] ?? []));
    const chosenByProp = uses.some((use) => use.startsWith('['));
    expect([...named].filter((name) => !classes.has(name))).toEqual([]);
    if (!chosenByProp) expect([...classes].filter((name) => !named.has(name))).toEqual([]);
  });
});
