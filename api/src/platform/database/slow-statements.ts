import { currentSpan, type NewSpan, type Span } from '../tracing/span';

/** In milliseconds. Each faster statement would cost more to record than it tells; their sum shows in the transaction. */
const SLOW_MS = 20;
const LONGEST_TEXT = 2000;

/** What is a value in the text of a statement. Everything else are names and words of SQL. */
const NUMBERS = String.raw`\b0x[\da-f]+\b|\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b`;
const VALUES = {
  mysql: new RegExp(String.raw`'(?:[^'\\]|''|\\.)*'|"(?:[^"\\]|""|\\.)*"|${NUMBERS}`, 'gis'),
  // Double quotes hold names, and a backslash is a character like any other.
  sqlite: new RegExp(String.raw`'(?:[^']|'')*'|${NUMBERS}`, 'gi'),
};
type Engine = keyof typeof VALUES;

/** Runs a statement. If it belongs to a trace and took long, it becomes a span of its own. */
export function recordSlow<T>(engine: Engine, sql: string, run: () => Promise<T>): Promise<T> {
  const span = currentSpan();
  return span ? timed(span, engine, sql, run) : run();
}

async function timed<T>(span: Span, engine: Engine, sql: string, run: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  let failure: unknown;
  try {
    return await run();
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    if (Date.now() - startedAt >= SLOW_MS) {
      span.child({ ...describeStatement(engine, sql), kind: 'client', startedAt }).end(failure, Date.now());
    }
  }
}

/**
 * The kind of a statement and its first table, and its text with `?` for each value. Values are parameters anyway: what
 * stands in the text itself are constants. Long lists are cut short.
 */
export function describeStatement(engine: Engine, sql: string): Pick<NewSpan, 'name' | 'attributes'> {
  const text = sql
    .replace(VALUES[engine], '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?, …')
    .replace(/(\([^()]*\))(?:\s*,\s*\1)+/g, '$1, …');
  const [operation = 'statement'] = /[A-Z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+[`"]?(\w+)/i.exec(text) ?? [];
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: { 'db.query.text': text.slice(0, LONGEST_TEXT) },
  };
}
