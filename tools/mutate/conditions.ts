import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One condition that can be left out. */
export interface Mutant {
  /** Another one when the file has changed. Ends in `once` if it is evaluated when its module is loaded, and never again. */
  id: string;
  path: string;
  line: number;
  /** The file below api/src, the function, and the condition: the name in `survivors.json`. */
  name: string;
}

/** Which argument of a call is a condition, as an object or as SQL. */
const CONDITIONS: Record<string, number> = {
  ...{
    where: 0,
    andWhere: 0,
    orWhere: 0,
    innerJoin: 2,
    leftJoin: 2,
    innerJoinAndMapOne: 3,
    leftJoinAndMapOne: 3,
  },
  ...{ findBy: 1, findOneBy: 1, findOneByOrFail: 1, existsBy: 1, countBy: 1 },
  ...{ update: 1, delete: 1, sum: 2, lockMatching: 2 },
};
const OPERATORS = /^(?:In|Not|IsNull|(?:More|Less)Than(?:OrEqual)?|Between)$/;
/** What guarded updates answer: how many rows fit. */
const AFFECTED = /^(?:affected|held|counted)$/;
/** A text that is a condition as a whole, as a constant of a file. */
const WHOLE = /^(?!.*\b(?:SELECT|UPDATE|DELETE|WHEN|WHERE)\b).*\b(?:IS (?:NOT )?NULL|AND|OR)\b/s;
/** Elsewhere, `ON` is a word like others. */
const SQL = /\b(?:SELECT|UPDATE|DELETE|JOIN|WHERE|HAVING|WHEN)\b/;
const TOKEN =
  /'(?:[^']|'')*'|[()]|\b(?:WHERE|ON(?! DUPLICATE| CONFLICT)|HAVING|WHEN|AND|OR|BETWEEN|GROUP BY|ORDER BY|UNION|LIMIT|THEN|SET|INNER|LEFT|JOIN|SELECT)\b/g;

/** A part of a text of SQL, and whether `AND` or `OR` joins it to the others. */
interface Part {
  start: number;
  end: number;
  by: string;
}

/** Cuts a text of SQL into its conditions: those after WHERE, ON, HAVING and WHEN, and those of an `AND` or `OR`. */
export function cutConditions(sql: string, whole: boolean): Part[] {
  interface Level {
    from: number | undefined;
    keyword: boolean;
    between?: boolean;
    parts: Part[];
  }
  const found: Part[] = [];
  const stack: Level[] = [{ from: whole ? 0 : undefined, keyword: true, parts: [] }];
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
    if (token === '(') stack.push({ from: after, keyword: false, parts: [] });
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
  readName(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
const readCondition = (call: ts.CallExpression) => call.arguments[CONDITIONS[readCallee(call)] ?? -1];

/** Whether this expression is where a condition belongs, with what may be around it. */
function isCondition(node: ts.Node, names: Set<string>): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return readName(parent.name) === 'where';
  if (ts.isCallExpression(parent)) return readCondition(parent) === node;
  if (ts.isVariableDeclaration(parent)) return names.has(readName(parent.name));
  return (
    (ts.isAsExpression(parent) ||
      ts.isSatisfiesExpression(parent) ||
      ts.isParenthesizedExpression(parent) ||
      ts.isConditionalExpression(parent) ||
      ts.isArrayLiteralExpression(parent)) &&
    isCondition(parent, names)
  );
}

const isOperator = (node: ts.ObjectLiteralElementLike) =>
  ts.isPropertyAssignment(node) &&
  ts.isCallExpression(node.initializer) &&
  OPERATORS.test(readCallee(node.initializer));

/** Names of objects that this file uses as conditions. */
function findNames(file: ts.SourceFile): Set<string> {
  const names = new Set(['where']);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) names.add(readName(readCondition(node)));
    if (ts.isPropertyAssignment(node) && readName(node.name) === 'where')
      names.add(readName(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Each condition in this expression, but not in those within, and the text of the expression without it. */
function* findConditions(node: ts.Node, names: Set<string>): Generator<[condition: string, instead: string]> {
  const text = node.getText();
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    // What is filled in is no SQL here.
    let sql = ` ${text.slice(1, -1)} `;
    for (const { expression } of ts.isTemplateExpression(node) ? node.templateSpans : []) {
      const [from, to] = [expression.pos - node.getStart(), expression.end - node.getStart()];
      sql = sql.slice(0, from) + 'x'.repeat(to - from) + sql.slice(to);
    }
    const whole = isCondition(node, new Set()) || WHOLE.test(text);
    if (!whole && !SQL.test(sql)) return;
    for (const { start, end, by } of cutConditions(sql, whole)) {
      const holds = by === 'OR' ? '1 = 0' : '1 = 1';
      yield [text.slice(start, end), text.slice(0, start) + holds + text.slice(end)];
    }
  } else if (ts.isObjectLiteralExpression(node)) {
    if (!isCondition(node, names) && !node.properties.some(isOperator)) return;
    for (const each of node.properties) {
      const left = node.properties.filter((other) => other !== each).map((other) => other.getText());
      // An update of no condition is refused. The only condition may be the very one that stands for none.
      const column = each.getText().endsWith('Not(IsNull())') ? 'id' : (each.name?.getText() ?? 'id');
      const any = `${column}: require('typeorm').Not(require('typeorm').IsNull())`;
      yield [each.getText(), `{ ${left.join(', ') || any} }`];
    }
  } else if (ts.isBinaryExpression(node) && /^[!=]==$|^[<>]=?$/.test(node.operatorToken.getText())) {
    if ([node.left, node.right].some((side) => AFFECTED.test(side.getText())))
      yield [text, String(node.operatorToken.getText() !== '!==')];
  } else if (ts.isPrefixUnaryExpression(node) && AFFECTED.test(node.operand.getText())) yield [text, 'false'];
}

const isStatic = ({ kind }: ts.Node) => kind === ts.SyntaxKind.StaticKeyword;

/** Names of the functions that this file calls while it is loaded. */
function findCalledOnLoad(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node)) names.add(readCallee(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Whether a top-level function may run while its module loads: it is called there, or passed to a call. */
function runsOnLoad(node: ts.SignatureDeclaration, called: Set<string>): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return true;
  return called.has(readName(ts.isVariableDeclaration(parent) ? parent.name : node.name));
}

/**
 * The conditions of a file in SQL, in objects that are conditions, and in what guarded updates answer; and the file with
 * a switch at each: `isMutant` says whether it is left out.
 */
export function mutate(source: string, path: string): { mutants: Mutant[]; code: string } {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const names = findNames(file);
  const called = findCalledOnLoad(file);
  const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const mutants: Mutant[] = [];
  const { createConditionalExpression, createIdentifier, createParenthesizedExpression } = ts.factory;
  const visit = (node: ts.Node, once: boolean, name: string, context: ts.TransformationContext): ts.Node => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isDecorator(node)) return node;
    const runs = ts.isFunctionLike(node)
      ? !runsOnLoad(node, called)
      : ts.isPropertyDeclaration(node) && !ts.getModifiers(node)?.some(isStatic);
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      (once && ts.isVariableDeclaration(node));
    const inner = isNamed ? (node.name?.getText() ?? name) : name;
    const visited = ts.visitEachChild(node, (child) => visit(child, once && !runs, inner, context), context);
    let code = visited as ts.Expression;
    for (const [condition, instead] of findConditions(node, names)) {
      const id = `${path}#${version}#${mutants.length}${once ? 'once' : ''}`;
      const at = [path.replace('api/src/', ''), name, condition.replace(/\s+/g, ' ')].filter(Boolean);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      mutants.push({ id, path, line: line + 1, name: at.join(' ') });
      const isOn = createIdentifier(`globalThis.isMutant?.('${id}')`);
      code = createParenthesizedExpression(
        createConditionalExpression(isOn, undefined, createIdentifier(instead), undefined, code),
      );
    }
    return code;
  };
  const { transformed } = ts.transform(file, [
    (context) => (root) => visit(root, true, '', context) as typeof file,
  ]);
  return { mutants, code: ts.createPrinter().printFile(transformed[0]!) };
}
