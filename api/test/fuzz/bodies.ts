import fc, { type Arbitrary } from 'fast-check';
import { nearly } from './near';
import type { Operation } from './operations';
import { PICTURES } from './pictures';
import { queryText } from './queries';
import { type Schema, type Schemas, validFor } from './schema';
import { type Json, wildBody, wildJson, wildText } from './wild';

/** A body with its type; none at all where the text is missing. */
export interface Body {
  type?: string;
  text?: string;
  /** Latin-1 stands for bytes as they are. */
  encoding?: 'utf8' | 'latin1';
}

/** What an operation takes, with at most one thing wrong; or something else altogether. */
export function anyBody({ bodies, method }: Operation, schemas: Schemas): Arbitrary<Body> {
  const none = fc.constant<Body>({});
  if (bodies.length === 0) {
    const unasked = wildJson.map((value) => jsonBody(value));
    return fc.oneof(
      { withCrossShrink: true },
      { weight: method === 'GET' ? 20 : 4, arbitrary: none },
      { weight: 1, arbitrary: unasked },
    );
  }
  const right = bodies.map(({ type, schema }) => rightBody(type, schema, schemas));
  const wild = fc
    .tuple(fc.constantFrom(...bodies), wildBody)
    .map(([{ type }, text]): Body => ({ type, text, encoding: 'latin1' }));
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: fc.oneof(...right) },
    { weight: 3, arbitrary: wild },
    { weight: 1, arbitrary: none },
  );
}

const jsonBody = (value: Json): Body => ({
  type: 'application/json',
  text: JSON.stringify(value),
  encoding: 'utf8',
});

function rightBody(type: string, schema: Schema, schemas: Schemas): Arbitrary<Body> {
  if (type.startsWith('image/')) {
    return fc.constantFrom(...PICTURES).map((text) => ({ type, text, encoding: 'latin1' }));
  }
  if (type === 'multipart/form-data') {
    const files = fc.array(fc.constantFrom(...PICTURES), { maxLength: 4 });
    const given = nearly(validFor(schema, schemas));
    return fc.tuple(given, files).map(([texts, photos]) => formBody(texts, photos));
  }
  if (type === 'text/csv') return csv.map((text) => ({ type, text, encoding: 'utf8' }));
  const value = nearly(validFor(schema, schemas));
  if (type === 'application/json') return value.map(jsonBody);
  return value.map((given) => ({ type, text: queryText(given), encoding: 'utf8' }));
}

const BOUNDARY = 'fuzz';

/** A form with files. What is no text in it is sent as JSON. */
function formBody(given: Json, files: readonly string[]): Body {
  const part = (head: string, content: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const toText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
  const toBytes = (text: string) => Buffer.from(text).toString('latin1');
  const texts = Object.entries(given ?? {}).map(([name, value]) =>
    part(`name="${name}"`, toBytes(toText(value as Json))),
  );
  const photos = files.map((file) => part('name="photos"; filename="photo"', file));
  const text = [...texts, ...photos, `--${BOUNDARY}--\r\n`].join('');
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, text, encoding: 'latin1' };
}

const cell = fc.oneof(
  fc.constantFrom('~alias~', '~freeAlias~', 'KEYS-2345', 'Keys', 'active', 'yes', ''),
  wildText.map((text) => `"${text.slice(0, 300).replaceAll('"', '""')}"`),
);

/** A file as a spreadsheet saves it, with cells that nobody would write. */
const csv = fc
  .record({
    head: fc.constantFrom('alias,label', 'alias;label;status', 'label', 'alias,alias', '\ufeffalias', ''),
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
    separator: fc.constantFrom(',', ',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ head, rows, separator, end }) => [head, ...rows.map((row) => row.join(separator))].join(end));
