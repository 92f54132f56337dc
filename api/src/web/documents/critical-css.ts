/** A rule or an at-rule with its block; the sheet is minified, so nothing else stands at the top of a block. */
interface Rule {
  head: string;
  body: string;
}

/** The styles of a document in the order in which it needs them. */
export interface Styles {
  /** For its head: what is seen at once. */
  first: string;
  /** For where the rest begins. */
  rest: string;
}

const NAMES = {
  class: /\.(-?[_a-zA-Z][\w-]*)/g,
  attribute: /\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g,
  element: /(?:^|[\s>+~,(])([a-z][a-z0-9]*)/g,
};
/** Answers to a pointer, and what only comes with a script: the page's own sheet brings it a moment later. */
const LATER = /dialog|:disabled|:modal|::placeholder|:hover|:active/;
/** What cannot be seen in a page that stands still. */
const UNSEEN =
  /(?<=^|;)(transition|cursor|user-select|-webkit-user-select|touch-action|-webkit-tap-highlight-color|-moz-text-size-adjust|-webkit-font-smoothing):[^;]*(;|$)/g;
const MOVEMENT_BLOCK = /^@keyframes|prefers-reduced-motion/;
/** Where the custom properties of the themes are set. */
const THEME = /^(:root|\.light|\.dark)(,|$)/;
const PROPERTY = /(?<=^|[{;])(--[\w-]+):([^;{}]*)/g;

/**
 * The part of a minified sheet that a document needs, in two: what its first markup needs, and what the rest needs beyond
 * that. Selectors are judged by the names in them, so a rule too many may stay, never one too few.
 */
export function stylesOf(sheet: string, firstMarkup: string, restMarkup = ''): Styles {
  const rules = rulesOf(sheet);
  const theme = rules.filter(({ head }) => THEME.test(head));
  const others = rules.filter((rule) => !theme.includes(rule));
  const first = usedRules(others, namesIn(firstMarkup));
  const rest = usedRules(others, namesIn(firstMarkup + restMarkup)).filter((rule) => !first.includes(rule));
  const constants = constantsOf([...theme.map(({ body }) => body), ...first, ...rest]);
  const [filledFirst, filledRest] = [first, rest].map((list) => withoutConstants(list.join(''), constants));
  const known = propertiesIn(filledFirst!);
  return {
    first: themeOf(theme, (name) => known.has(name)) + filledFirst!,
    rest: themeOf(theme, (name) => !known.has(name) && propertiesIn(filledRest!).has(name)) + filledRest!,
  };
}

interface Names {
  classes: Set<string>;
  attributes: Set<string>;
  elements: Set<string>;
}

function namesIn(markup: string): Names {
  const names: Names = {
    classes: new Set(),
    // A script turns the page around.
    attributes: new Set(['dir', 'dir=rtl', 'hidden']),
    elements: new Set(['html', 'body']),
  };
  for (const [, element = '', attributes = ''] of markup.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    names.elements.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.attributes.add(name).add(`${name}=${value}`);
      if (name === 'class') value.split(' ').forEach((word) => names.classes.add(word));
    }
  }
  return names;
}

function usedRules(rules: Rule[], names: Names): string[] {
  return rules.flatMap(({ head, body }) => {
    if (MOVEMENT_BLOCK.test(head)) return [];
    if (head.startsWith('@')) {
      const inner = usedRules(rulesOf(body), names).join('');
      return inner ? [`${head}{${inner}}`] : [];
    }
    const selectors = splitSelectors(head).filter((selector) => canMatch(selector, names));
    return selectors.length > 0
      ? [`${selectors.join(',')}{${body.replace(UNSEEN, '').replace(/, (?=[^"]*$)/g, ',')}}`]
      : [];
  });
}

function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < sheet.length;) {
    const open = sheet.indexOf('{', at);
    if (open < 0) break;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < sheet.length; end += 1) depth += { '{': 1, '}': -1 }[sheet[end]!] ?? 0;
    rules.push({ head: sheet.slice(at, open).trim(), body: sheet.slice(open + 1, end - 1).trim() });
    at = end;
  }
  return rules;
}

/** Commas inside brackets belong to their selector. */
function splitSelectors(head: string): string[] {
  return head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

function canMatch(selector: string, { classes, attributes, elements }: Names): boolean {
  // What stands in brackets is one of several, or what must not be.
  const plain = selector.replace(/:[\w-]+\([^)]*\)/g, '');
  const named = (pattern: RegExp) => [...plain.matchAll(pattern)];
  return (
    !LATER.test(selector) &&
    named(NAMES.class).every(([, name = '']) => classes.has(name)) &&
    named(NAMES.attribute).every(([, name = '', value]) =>
      attributes.has(value === undefined ? name : `${name}=${value}`),
    ) &&
    named(NAMES.element).every(([, name = '']) => elements.has(name))
  );
}

/** Custom properties that have one value only. */
function constantsOf(blocks: string[]): Map<string, string> {
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of blocks.flatMap((block) => [...block.matchAll(PROPERTY)]))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  const single = [...values].filter(([, { size }]) => size === 1);
  return new Map(single.map(([name, [value]]) => [name, value!]));
}

/** Constants stand in place of their names, and are not declared any more. */
function withoutConstants(css: string, constants: Map<string, string>): string {
  const filled = css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole);
  if (filled !== css) return withoutConstants(filled, constants);
  return css
    .replace(PROPERTY, (whole, name: string) => (constants.has(name) ? '' : whole))
    .replace(/;+(?=[;}])|(?<={);+/g, '')
    .replace(/[^{}]+{}/g, '');
}

function propertiesIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
}

/** The declarations of the themes that are wanted. */
function themeOf(theme: Rule[], wanted: (name: string) => boolean): string {
  return theme
    .map(({ head, body }) => {
      const kept = body.split(';').filter((line) => !line.startsWith('--') || wanted(line.split(':')[0]!));
      const says = kept.some((line) => line.startsWith('--'));
      return says ? `${head}{${kept.join(';')}}` : '';
    })
    .join('');
}
