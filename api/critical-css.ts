/** The style sheet of the drawings, parsed. */
export interface StyleSheet {
  /** The rules in which themes set their custom properties. */
  themes: Block[];
  rules: StyleRule[];
}

/** A rule, or an at-rule around others. */
export interface StyleRule {
  /** The head of an at-rule. Other rules have selectors instead, each with the names that it needs in a document. */
  head?: string;
  selectors: { text: string; needs: string[] }[];
  lines: Line[];
  rules: StyleRule[];
}

/** The name and the value of a declaration. */
export type Line = readonly [name: string, value: string];

/** The part of a rule that a document needs. */
interface Block {
  head: string;
  lines: Line[];
  blocks: Block[];
}

/**
 * The part of a sheet that a document with this markup needs. Selectors are matched by their names alone, so a rule may
 * be kept that is not needed, but none is missing.
 */
export function pickStyles({ themes, rules }: StyleSheet, markup: string): string {
  const used = keepUsed(rules, namesIn(markup));
  const constants = findConstants(linesIn([...themes, ...used]));
  const blocks = withoutConstants(used, constants);
  const wanted = propertiesIn(blocks);
  const chosen = themesFor(themes, wanted);
  return withShortNames([...chosen, ...blocks].map(toText).join(''), chosen);
}

/**
 * What the samples do not show because it is set later: on the root element the direction, what the browser can do, the
 * sticky bar, and that the application did not start; which mode is chosen; and what people open.
 */
const SET_LATER = [
  '[dir]',
  '[dir=rtl]',
  '[open]',
  '[data-can]',
  '[data-can=share]',
  '[data-can=copy]',
  '[data-can=script]',
  '[data-bar]',
  '[data-failed]',
  '[aria-pressed]',
  '[aria-pressed=true]',
];

/** The names in markup as selectors write them: `h1`, `.card`, `[hidden]`, `[dir=rtl]`. */
function namesIn(markup: string): Set<string> {
  const names = new Set(['html', 'body', '[hidden]', ...SET_LATER]);
  for (const [, element = '', attributes = ''] of markup.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    names.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') value.split(' ').forEach((word) => names.add(`.${word}`));
    }
  }
  return names;
}

function keepUsed(rules: StyleRule[], names: Set<string>): Block[] {
  return rules.flatMap(({ head, selectors, lines, rules: inner }) => {
    const matching = selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    const blocks = keepUsed(inner, names);
    if (matching.length + blocks.length === 0) return [];
    return [{ head: head ?? matching.map(({ text }) => text).join(), lines, blocks }];
  });
}

function toText({ head, lines, blocks }: Block): string {
  const own = lines.map(([name, value]) => `${name}:${value}`).join(';');
  return `${head}{${own}${blocks.map(toText).join('')}}`;
}

function linesIn(blocks: Block[]): Line[] {
  return blocks.flatMap((block) => [...block.lines, ...linesIn(block.blocks)]);
}

const isProperty = ([name]: Line): boolean => name.startsWith('--');

/** Custom properties with a single value. */
function findConstants(lines: Line[]): Map<string, string> {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of lines.filter(isProperty))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  const single = [...values].filter(([, { size }]) => size === 1);
  return new Map(single.map(([name, [value]]) => [name, value!]));
}

/** Replaces constants by their values, and removes their declarations. */
function withoutConstants(blocks: Block[], constants: Map<string, string>): Block[] {
  return blocks
    .map((block) => ({
      head: block.head,
      lines: block.lines
        .filter(([name]) => !constants.has(name))
        .map(([name, value]): Line => [name, shorten(filled(value, constants))]),
      blocks: withoutConstants(block.blocks, constants),
    }))
    .filter((block) => block.lines.length + block.blocks.length > 0);
}

function filled(value: string, constants: Map<string, string>): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole);
  return next === value ? value : filled(next, constants);
}

/** Computes what only constants were in the way of: the minifier saw them as custom properties. Texts are left alone. */
function shorten(value: string): string {
  if (value.includes('"')) return value;
  return value
    .replace(/, /g, ',')
    .replace(/(-?[\d.]+) \* (-?[\d.]+)(rem|px)/g, (_, times: string, size: string, unit: string) => {
      return `${Number((Number(times) * Number(size)).toFixed(4))}${unit}`.replace(/^(-?)0\./, '$1.');
    })
    .replace(/(?<=calc\([^()]*)calc\(([^()]*)\)/g, '$1')
    .replace(/^calc\((-?[\d.]+(?:rem|px))\)$/, '$1');
}

function propertiesIn(blocks: Block[]): Set<string> {
  const used = blocks
    .map(toText)
    .join('')
    .matchAll(/var\((--[\w-]+)/g);
  return new Set(Array.from(used, ([, name = '']) => name));
}

/** What the themes set stands many times in each document. No other style sheet has names as short as these. */
function withShortNames(css: string, themes: Block[]): string {
  const names = [
    ...new Set(
      linesIn(themes)
        .filter(isProperty)
        .map(([name]) => name),
    ),
  ];
  const short = new Map(names.map((name, place) => [name, `--${(place + 10).toString(36)}`]));
  return css.replace(/--[\w-]+/g, (name) => short.get(name) ?? name);
}

/** The wanted declarations of the themes. */
function themesFor(themes: Block[], wanted: Set<string>): Block[] {
  return themes
    .map((theme) => ({
      ...theme,
      lines: theme.lines.filter((line) => !isProperty(line) || wanted.has(line[0])),
    }))
    .filter(({ lines }) => lines.some(isProperty));
}
