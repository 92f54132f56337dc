import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One condition that can be left out: the text that stands in its place then. */
interface Mutant {
  condition: string;
  instead: string;
}

/** An expression of a file with conditions in it. */
interface Place {
  start: number;
  end: number;
  /** Whether it is evaluated when the module is loaded, and never again. */
  once: boolean;
  /** Of the function or constant around it. */
  name: string;
  mutants: Mutant[];
}

const WHERE = /^(?:and|or)?(?:where|having)$/i;
/** Which argument of a call is a condition as an object. */
const OBJECTS: Record<string, number> = {
  ...Object.fromEntries(
    ['findBy', 'findOneBy', 'findOneByOrFail', 'existsBy', 'countBy'].map((name) => [name, 1]),
  ),
  ...{ update: 1, delete: 1, sum: 2, lockMatching: 2 },
};
const OPERATORS = /^(?:In|Not|IsNull|(?:More|Less)Than(?:OrEqual)?|Between)$/;
/** What guarded updates answer: how many rows fit. */
const AFFECTED = /\b(?:affected|held|counted)\b/;
/** A text that is a condition as a whole, as a constant of a file. */
const CONDITION = /\b(?:IS (?:NOT )?NULL|AND|OR)\b/;
const TOKEN =
  /'(?:[^']|'')*'|[()]|\b(?:WHERE|ON(?! DUPLICATE| CONFLICT)|HAVING|WHEN|AND|OR|BETWEEN|GROUP BY|ORDER BY|UNION|LIMIT|THEN|SET|INNER|LEFT|JOIN|SELECT)\b/g;

/** Cuts a text of SQL into its conditions: those after WHERE, ON, HAVING and WHEN, and those of an `AND` or `OR`. */
export function cutConditions(sql: string, whole: boolean): { start: number; end: number; by: string }[] {
  interface Level {
    from: number | undefined;
    keyword: boolean;
    between: boolean;
    parts: { start: number; end: number; by: string }[];
  }
  const found: Level['parts'] = [];
  const open = (from: number | undefined, keyword: boolean): Level => ({
    from,
    keyword,
    between: false,
    parts: [],
  });
  const stack = [open(whole ? 0 : undefined, true)];
  const cut = (level: Level, end: number, by: string) => {
    if (level.from === undefined) return;
    const text = sql.slice(level.from, end);
    const start = level.from + text.length - text.trimStart().length;
    // The last one has the operator of the one before.
    const joined = by || (level.parts.at(-1)?.by ?? 'AND');
    if (text.trim()) level.parts.push({ start, end: start + text.trim().length, by: joined });
  };
  const close = (level: Level, end: number) => {
    cut(level, end, '');
    if (level.keyword || level.parts.length > 1) found.push(...level.parts);
    Object.assign(level, { from: undefined, parts: [] });
  };
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    const level = stack.at(-1)!;
    const after = index + token.length;
    if (token === '(') stack.push(open(after, false));
    else if (token === ')') {
      close(level, index);
      if (stack.length > 1) stack.pop();
    } else if (token === 'BETWEEN') level.between = true;
    else if (token === 'AND' && level.between) level.between = false;
    else if (token === 'AND' || token === 'OR') {
      cut(level, index, token);
      if (level.from !== undefined) level.from = after;
    } else if (/^(?:WHERE|ON|HAVING|WHEN)$/.test(token)) {
      close(level, index);
      Object.assign(level, { from: after, keyword: true });
    } else if (/^[A-Z]/.test(token)) close(level, index);
  }
  while (stack.length > 0) close(stack.pop()!, sql.length);
  return found;
}

const readName = (node: ts.Node | undefined) => (node && ts.isIdentifier(node) ? node.text : '');
const readCallee = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : readName(expression);

/** The expression without `as const`, `satisfies` and parentheses around it. */
function outermost(node: ts.Node): ts.Node {
  const { parent } = node;
  const wraps =
    ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isParenthesizedExpression(parent);
  return wraps ? outermost(parent) : node;
}

function isCondition(node: ts.ObjectLiteralExpression, names: Set<string>): boolean {
  const outer = outermost(node);
  const { parent } = outer;
  if (ts.isPropertyAssignment(parent) && readName(parent.name) === 'where') return true;
  if (ts.isCallExpression(parent) && parent.arguments[OBJECTS[readCallee(parent)] ?? -1] === outer)
    return true;
  if (ts.isVariableDeclaration(parent) && names.has(readName(parent.name))) return true;
  return node.properties.some(
    (each) =>
      ts.isPropertyAssignment(each) &&
      ts.isCallExpression(each.initializer) &&
      OPERATORS.test(readCallee(each.initializer)),
  );
}

/** Names of objects that this file uses as conditions. */
function conditionNames(file: ts.SourceFile): Set<string> {
  const names = new Set(['where']);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) names.add(readName(node.arguments[OBJECTS[readCallee(node)] ?? -1]));
    if (ts.isPropertyAssignment(node) && readName(node.name) === 'where')
      names.add(readName(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** The conditions of a file of TypeScript: in SQL, in objects that are conditions, and in what guarded updates answer. */
function findPlaces(source: string): Place[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const names = conditionNames(file);
  const places: Place[] = [];
  const visit = (node: ts.Node, once: boolean, name: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isDecorator(node)) return;
    const mutants = [...findMutants(node, source, names)];
    if (mutants.length > 0) places.push({ start: node.getStart(), end: node.end, once, name, mutants });
    const runs =
      ts.isFunctionLike(node) || (ts.isPropertyDeclaration(node) && !ts.getModifiers(node)?.some(isStatic));
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      (once && ts.isVariableDeclaration(node));
    const inner = isNamed ? (node.name?.getText() ?? name) : name;
    ts.forEachChild(node, (child) => visit(child, once && !runs, inner));
  };
  visit(file, true, '');
  return places;
}

const isStatic = ({ kind }: ts.Node) => kind === ts.SyntaxKind.StaticKeyword;

function* findMutants(node: ts.Node, source: string, names: Set<string>): Generator<Mutant> {
  const text = source.slice(node.getStart(), node.end);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    const { parent } = node;
    const call = ts.isCallExpression(parent) ? readCallee(parent) : '';
    const given = ts.isCallExpression(parent) ? parent.arguments.indexOf(node) : -1;
    const isGiven = (WHERE.test(call) && given === 0) || (/Join/.test(call) && given === 2);
    const isWhole =
      isGiven || (CONDITION.test(text) && !/\b(?:SELECT|UPDATE|DELETE|WHEN|WHERE)\b/.test(text));
    // What is filled in is no SQL here.
    let sql = ` ${text.slice(1, -1)} `;
    if (ts.isTemplateExpression(node))
      for (const { expression } of node.templateSpans) {
        const [from, to] = [expression.pos, expression.end].map((at) => at - node.getStart());
        sql = sql.slice(0, from) + 'x'.repeat(to! - from!) + sql.slice(to);
      }
    for (const { start, end, by } of cutConditions(sql, isWhole))
      yield {
        condition: text.slice(start, end),
        instead: text.slice(0, start) + (by === 'OR' ? '1 = 0' : '1 = 1') + text.slice(end),
      };
  } else if (ts.isObjectLiteralExpression(node) && node.properties.length > 1 && isCondition(node, names)) {
    for (const dropped of node.properties) {
      const left = node.properties.filter((each) => each !== dropped).map((each) => each.getText());
      yield { condition: dropped.getText(), instead: `{ ${left.join(', ')} }` };
    }
  } else if (ts.isBinaryExpression(node) && /^[!=]==|[<>]=?$/.test(node.operatorToken.getText())) {
    const isAffected = [node.left, node.right].some(
      (side) => AFFECTED.test(side.getText()) && !ts.isBinaryExpression(side),
    );
    if (isAffected) yield { condition: text, instead: String(node.operatorToken.getText() !== '!==') };
  }
}

export interface FoundMutant extends Mutant {
  /** Another one when the file has changed. */
  id: string;
  path: string;
  line: number;
  /** The file below api/src, and the function. */
  at: string;
  once: boolean;
}

/** The mutants of a file, in the order of its places. */
export function listMutants(source: string, path: string, places = findPlaces(source)): FoundMutant[] {
  const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const all = places.flatMap((place) => place.mutants.map((mutant) => ({ ...mutant, place })));
  return all.map(({ condition, instead, place: { start, once, name } }, i) => ({
    id: `${path}#${version}#${i}`,
    path,
    line: source.slice(0, start).split('\n').length,
    at: `${path.replace('api/src/', '')} ${name}`,
    condition: condition.replace(/\s+/g, ' '),
    instead,
    once,
  }));
}

/** The file with a switch at each place: `isMutant` says which mutant is on. */
export function instrument(source: string, path: string): string {
  const places = findPlaces(source);
  const mutants = listMutants(source, path, places);
  const switches = new Map(
    places.map((place) => [
      place,
      mutants
        .splice(0, place.mutants.length)
        .map(({ id, instead, once }) => `globalThis.isMutant?.('${id}', ${once}) ? ${instead} : `),
    ]),
  );
  const render = (start: number, end: number, inside: Place[]): string => {
    let [out, at] = ['', start];
    for (const place of inside) {
      if (place.start < at) continue;
      const inner = inside.filter(
        (each) => each !== place && each.start >= place.start && each.end <= place.end,
      );
      const original = render(place.start, place.end, inner);
      out += `${source.slice(at, place.start)}(${switches.get(place)!.join('')}${original})`;
      at = place.end;
    }
    return out + source.slice(at, end);
  };
  return render(0, source.length, places);
}
