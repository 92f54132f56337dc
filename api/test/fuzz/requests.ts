import { METHODS } from 'node:http';
import fc, { type Arbitrary } from 'fast-check';
import { type Body, anyBody } from './bodies';
import { type Header, oddHeader } from './headers';
import { parameterAfter } from './known';
import type { Operation } from './operations';
import { anyQuery, shortText } from './queries';
import { type Schemas, validFor } from './schema';
import { wildSegment } from './wild';

export const PEOPLE = ['anonymous', 'user', 'other', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** A request as it is written down: who asks, and what; with marks for what the server has. */
export interface FuzzRequest {
  person: Person;
  method: string;
  path: string;
  headers: Header[];
  body?: Pick<Required<Body>, 'text' | 'encoding'>;
  /** The operation that it was made from. */
  from: string;
  /** Another header of the same name beside it, instead of in its place. */
  doubled: boolean;
}

/** CONNECT asks for a tunnel and not for an answer. */
const OTHER_METHODS = METHODS.filter((method) => method !== 'CONNECT');

/** Requests to every operation: nearly right ones, which get past the first check, and wild ones. */
export function requestsTo(operations: readonly Operation[], schemas: Schemas): Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestTo(operation, schemas)));
}

function requestTo(operation: Operation, schemas: Schemas): Arbitrary<FuzzRequest> {
  const from = `${operation.method} ${operation.path}`;
  const administrative = /\/(projects|items|users|presets|label-layouts|settings|mails|audit|system)/.test(
    from,
  );
  return fc
    .record({
      person: fc.oneof(
        { weight: 2, arbitrary: fc.constant<Person>(administrative ? 'admin' : 'user') },
        { weight: 2, arbitrary: fc.constantFrom(...PEOPLE) },
      ),
      method: mostly(12, operation.method, fc.constantFrom(...OTHER_METHODS)),
      path: anyPath(operation.path),
      twist: mostly<(path: string) => string>(12, (path) => path, fc.constantFrom(...TWISTS)),
      query: anyQuery(operation, schemas),
      own: anyHeaders(operation, schemas),
      odd: mostly<Header[]>(3, [], fc.array(oddHeader, { minLength: 1, maxLength: 3 })),
      doubled: mostly(8, false, fc.constant(true)),
      sent: anyBody(operation, schemas),
    })
    .map(({ person, method, path, twist, query, own, odd, doubled, sent }) => {
      const { type, text, encoding = 'utf8' } = method === 'TRACE' ? {} : sent;
      return {
        person,
        method,
        path: twist(path) + query,
        headers: [...(type === undefined ? [] : [['content-type', type] as Header]), ...own, ...odd],
        ...(text === undefined ? {} : { body: { text, encoding } }),
        from,
        doubled,
      };
    });
}

/** The usual value, and once in a while another. */
function mostly<T>(times: number, usual: T, other: Arbitrary<T>): Arbitrary<T> {
  const usually = { weight: times, arbitrary: fc.constant(usual) };
  return fc.oneof({ withCrossShrink: true }, usually, { weight: 1, arbitrary: other });
}

/** Ways to write the path of the same thing, or of nothing. */
const TWISTS: ((path: string) => string)[] = [
  (path) => path.replace(/~\w+~|[a-z]+/g, (part) => (part.startsWith('~') ? part : part.toUpperCase())),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `/x/..${path}`,
  (path) => `/..${path}`,
  (path) => `/.${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}%00`,
  (path) => `${path}#x`,
  (path) => `${path};x=1`,
  (path) => `${path}.`,
  (path) => `${path}\\..\\x`,
  (path) => `https://evil.example${path}`,
];

function anyPath(path: string): Arbitrary<string> {
  const segments = path.split('/');
  const written = segments.map((segment, index) => {
    const [before, after] = segment.split(/\{\w+\}/);
    if (after === undefined) return fc.constant(segment);
    const known = parameterAfter(segments[index - 1] ?? '');
    return fc
      .oneof(
        { withCrossShrink: true },
        { weight: 5, arbitrary: known },
        { weight: 1, arbitrary: wildSegment },
      )
      .map((value) => before + value + after);
  });
  return fc.tuple(...written).map((parts) => parts.join('/'));
}

function anyHeaders({ headers }: Operation, schemas: Schemas): Arbitrary<Header[]> {
  const given = headers.map(({ name, schema }) =>
    validFor(schema, schemas, name).map((value): Header => [name, shortText(value).replace(/[^\t -~]/g, '')]),
  );
  return fc.tuple(...given);
}
