import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const UNITS = { DAY: 86_400_000, HOUR: 3_600_000, MINUTE: 60_000, SECOND: 1000 };
const WORDS = { DAY: 'day', HOUR: 'hour', MINUTE: 'minute', SECOND: 'second' };

interface Source {
  file: string;
  /** Without it, all constants that the file exports. */
  names?: string[];
  except?: string[];
}

/** A table of the constants of these files: what they limit, in the words of their comments. */
export function listLimits(sources: Source[]): string {
  const rows = sources.flatMap(({ file, names, except = [] }) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(ROOT, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    return source.statements
      .filter(ts.isVariableStatement)
      .filter((statement) => isWanted(statement, names) && !except.includes(readName(statement)))
      .map((statement) => toRow(statement));
  });
  return ['|what|how much|', '|---|---|', ...rows].join('\n');
}

const readName = (statement: ts.VariableStatement): string =>
  statement.declarationList.declarations[0]!.name.getText();

function isWanted(statement: ts.VariableStatement, names: string[] | undefined): boolean {
  if (names) return names.includes(readName(statement));
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function toRow(statement: ts.VariableStatement): string {
  const value = unwrap(statement.declarationList.declarations[0]!.initializer!);
  const name = readName(statement);
  const told = name.endsWith('_MS') ? tellDuration(compute(value)) : tell(value);
  return `|${[`\`${name}\``, readComment(statement)].filter(Boolean).join('<br>')}|${told}|`;
}

/** The comment above, as one line. */
function readComment(node: ts.Node): string {
  const text = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  const comments = [...text.matchAll(/\/\*\*([^]*?)\*\/|^\s*\/\/(.*)$/gm)];
  return comments
    .map(([, block, line]) => (block ?? line)!.replace(/^\s*\*/gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?Times? (?:are )?in milliseconds\.|, in milliseconds \(docs\/limits\.md\)/, '')
    .trim();
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node;
}

/** Objects that bound one thing are told as people say it; others property by property. */
function tell(node: ts.Expression): string {
  if (!ts.isObjectLiteralExpression(node)) return tellValue(node);
  const properties = node.properties.filter(ts.isPropertyAssignment);
  const told = new Map(properties.map((each) => [each.name.getText(), tell(unwrap(each.initializer))]));
  return tellBounds(told) ?? properties.map(tellProperty).join('<br>');
}

function tellProperty(property: ts.PropertyAssignment): string {
  const value = tell(unwrap(property.initializer)).replaceAll('<br>', ', ');
  const comment = readComment(property);
  return `\`${property.name.getText()}\` ${value}${comment === '' ? '' : `: ${comment}`}`;
}

/** "5 an hour", "6 to 128", "at most 100", and for settings "3 (1 to 1,000)". */
function tellBounds(told: Map<string, string>): string | undefined {
  const [min, max, window] = ['min', 'max', 'window'].map((name) => told.get(name));
  if (max && window)
    return `${max} ${window
      .replace('1 hour', 'an hour')
      .replace(/^1 /, 'a ')
      .replace(/^(?=\d)/, 'in ')}`;
  const bounds = min ? `${min} to ${max}` : max && `at most ${max}`;
  if (!told.has('type')) return told.size === (min ? 2 : 1) ? bounds : undefined;
  return `${told.get('default')}${bounds ? ` (${bounds})` : ''}`;
}

function tellValue(node: ts.Expression): string {
  const text = node.getText();
  if (text === 'null') return 'none';
  if (/\b(?:DAY|HOUR|MINUTE|SECOND)\b/.test(text)) return tellDuration(compute(node));
  return /^[\d_. *]+$/.test(text) ? group(compute(node)) : text.replaceAll('|', '\\|');
}

const group = (value: number): string => value.toLocaleString('en-US');

function compute(node: ts.Expression): number {
  if (ts.isBinaryExpression(node)) return compute(node.left) * compute(node.right);
  const text = node.getText();
  return UNITS[text as keyof typeof UNITS] ?? Number(text.replaceAll('_', ''));
}

function tellDuration(ms: number): string {
  const unit =
    (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((each) => ms % UNITS[each] === 0) ?? 'SECOND';
  const count = ms / UNITS[unit];
  return `${group(count)} ${WORDS[unit]}${count === 1 ? '' : 's'}`;
}
