import fc, { type Arbitrary } from 'fast-check';
import { nearly } from './near';
import type { Operation } from './operations';
import { type Schemas, validFor } from './schema';
import { encoded, type Json, wildText } from './wild';

/** The query of an operation, with its question mark. */
export function anyQuery({ query }: Operation, schemas: Schemas): Arbitrary<string> {
  const fields = query.map(({ name, schema }) => [name, validFor(schema, schemas, name)] as const);
  const valid = fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
  const given = nearly(valid as Arbitrary<{ [key: string]: Json }>);
  const own = fields.length === 0 ? fc.constant('') : given.map(queryText);
  return fc.record({ own, repeated: rarely, extra: rarely, more: wildPairs }).map((made) => {
    const parts = [made.own, made.repeated ? made.own : '', made.extra ? made.more.join('&') : ''];
    const text = parts.filter(Boolean).join('&');
    return text === '' ? '' : `?${text}`;
  });
}

const rarely = fc.nat(9).map((number) => number === 9);

/** Repeated keys, lists and objects as some parsers make them, and what nobody declared. */
const wildPair: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '=', '&&', '?', '%', '%=%', 'a[]=1&a[]=2', 'a[b][c]=1', '__proto__[x]=1', 'q=%ff'),
  fc
    .tuple(fc.constantFrom('q', 'page', 'sort', 'locale', '__proto__', 'x'), wildText)
    .map(([name, value]) => `${name}=${encoded(value).slice(0, 3000)}`),
);
const wildPairs = fc.array(wildPair, { minLength: 1, maxLength: 3 });

/** The line of a request has no room for more. */
const LONGEST_LIST = 1000;

/** Fields as a form writes them; a list is its name again and again. */
export function queryText(fields: Json): string {
  const pairs =
    typeof fields === 'object' ? Object.entries(fields ?? {}) : [[shortText(fields), ''] as const];
  return pairs
    .flatMap(([name, value]) =>
      [value as Json]
        .flat()
        .slice(0, LONGEST_LIST)
        .map((item) => `${encoded(shortText(name))}=${encoded(shortText(item as Json))}`),
    )
    .join('&')
    .slice(0, 6000);
}

/** Short enough for the line of a request. */
export function shortText(value: Json): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000);
}
