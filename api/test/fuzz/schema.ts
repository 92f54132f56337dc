import fc, { type Arbitrary } from 'fast-check';
import { knownFor, KNOWN_IDS } from './known';
import type { Json } from './wild';

/** What is used of a JSON schema in the document. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export type Schemas = Record<string, Schema>;

/** Asked for in earnest these would keep the server busy instead of the fuzzer. */
const AT_MOST: Record<string, number> = { count: 3, size: 400, quietZone: 10 };

/** Values that a schema allows. @param name of the field: what it is called says what it means */
export function validFor(schema: Schema, schemas: Schemas, name = ''): Arbitrary<Json> {
  const target = schema.$ref?.split('/').at(-1) ?? schema.allOf?.[0]?.$ref?.split('/').at(-1);
  if (target !== undefined) return validFor(schemas[target] ?? {}, schemas, name);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((option) => validFor(option, schemas, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, schemas, name)));
}

function ofType(type: string, schema: Schema, schemas: Schemas, name: string): Arbitrary<Json> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(bounds(schema, name));
    case 'number':
      return fc.double({ ...bounds(schema, name), noNaN: true });
    case 'array':
      return fc.array(validFor(schema.items ?? {}, schemas, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return objectFor(schema, schemas);
    default:
      return textFor(schema, name);
  }
}

function bounds({ minimum = -1000, maximum = 1000 }: Schema, name: string): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, Math.min(maximum, AT_MOST[name] ?? maximum)) };
}

function objectFor({ properties = {}, required = [] }: Schema, schemas: Schemas): Arbitrary<Json> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, validFor(schema, schemas, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

/** One for all fields: making one takes time. */
const shortText = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), { maxLength: 20 });

function textFor(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  name: string,
): Arbitrary<string> {
  const known = knownFor(name);
  if (known) return known;
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...KNOWN_IDS), fc.uuid());
  if (format === 'email') return fc.nat(999).map((number) => `fuzz-${number}@example.com`);
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  const text = shortText.map((symbols) => symbols.slice(0, maxLength).join('').padEnd(minLength, 'x'));
  // As long as it may be, of characters of one, two and three bytes, and of such that grow.
  const full = fc
    .constantFrom('x', 'é', '\ufdfa', 'İ', "'")
    .map((unit) => unit.repeat(Math.min(maxLength, 2000)));
  return fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: full });
}
