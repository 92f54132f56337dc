import fc, { type Arbitrary } from 'fast-check';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Text that programs stumble over: each has broken one somewhere. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\udc00\ud800',
  '\ufeff',
  '\ufffe\uffff',
  '\u202e\u2066',
  '\u200b',
  '\r\n',
  '\t',
  'İı',
  'ß',
  // Grow many times when they are normalised or change their case.
  '\ufdfa',
  '\u0390',
  'e\u0301'.repeat(20),
  'é',
  '😀',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '９',
  '../../etc/passwd',
  '%00',
  '%',
  '%_!',
  '\\',
  "'",
  '"',
  '`',
  "' OR 1=1 -- ",
  '<script>',
  '{{7*7}}',
  '${7*7}',
  '=1+1',
  'a@b',
  '"a b"@example.com',
  'ª@example.com',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '01930000-0000-7000-8000-000000000000',
];

const oddText = fc.constantFrom(...ODD_TEXTS);

/** Repeated until it passes every bound that a field has; bodies end at 100 kB. */
const longText = fc
  .tuple(
    fc.constantFrom('x', '\ud800', '\ufdfa', '😀', '\0', '%00', "'"),
    fc.constantFrom(40, 200, 400, 9000),
  )
  .map(([text, count]) => text.repeat(count));

/** Halves of surrogate pairs among it; fc.string() with all characters takes seconds to be made. */
const anyText = fc
  .array(fc.nat(0x10ffff), { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points));

export const wildText: Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  { weight: 4, arbitrary: oddText },
  { weight: 1, arbitrary: longText },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.tuple(oddText, oddText).map(([a, b]) => a + b) },
);

const wildNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = fc
  .tuple(fc.constantFrom(1, 5, 100, 1000), fc.boolean())
  .map(([depth, list]) => nest(depth, list));

function nest(depth: number, list: boolean): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = list ? [value] : { a: value };
  return value;
}

/** Any JSON, most of it of a type that nobody asked for. */
export const wildJson: Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: wildText },
  { weight: 3, arbitrary: wildNumber },
  { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], { length: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as Arbitrary<Json> },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.array(wildText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<Json>(Array<Json>(2000).fill(0)) },
);

/** Bodies that are no JSON, or JSON that a parser is tempted by; as the bytes of a Latin-1 text. */
export const wildBody: Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '[',
  '"',
  'nul',
  '{}{}',
  '{"a":1,}',
  "{'a':1}",
  '\xef\xbb\xbf{}',
  '{"a":"\xff\xfe"}',
  '"\xed\xa0\x80"',
  '\0',
  '1e999',
  '{"a":1,"a":{}}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1e999}',
  '['.repeat(20_000),
  '{"a":'.repeat(9000),
  ' '.repeat(50_000),
  'a=1&b=2',
  'body=%',
  'body=%ff&body=&=&&',
  '"a";"b"\r\n"',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'RIFF\0\0\0\0WEBP',
);

/** One segment of a path as it is written: encodings that decoders fall over, and steps out of a folder. */
export const wildSegment: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '...',
    '%',
    '%0',
    '%zz',
    '%00',
    'a%00.js',
    '%2e%2e',
    '%2e%2e%2f',
    '..%5c',
    '%c0%ae%c0%ae',
    '%ed%a0%80',
    '%ff',
    '%e2%82',
    '%f4%90%80%80',
    '%25',
    '%252e',
    '%2f',
    '%0d%0aSet-Cookie:a=b',
    '%u0041',
    '\xe9',
    '\xff\xfe',
    '*',
    ':id',
    ';a=b',
    'a;b',
    '+',
    '~',
    '__proto__',
    'constructor',
    'x.js',
    '.env',
    'index.html',
    'x.0123456789.js',
    'a'.repeat(399),
    'a'.repeat(401),
    'a'.repeat(5000),
    '%41'.repeat(300),
  ),
  wildText.map((text) => encoded(text).slice(0, 2000)),
);

/** Percent-encoded; halves of surrogate pairs, which have no UTF-8, as decoders of old wrote them. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}
