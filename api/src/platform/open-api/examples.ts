/**
 * Example values by the name of a field or parameter. `SomeDto.name` and `Operation_id.name` take precedence over
 * `name`.
 */
export type Examples = Record<string, unknown>;

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  examples?: unknown[];
}

const OF_FORMAT: Examples = {
  uuid: '0198c1f6-7a3e-7b52-9c0d-2f4e6a8b1c3d',
  email: 'ann@example.com',
  'date-time': '2026-05-04T08:30:00.000Z',
};

/** Adds an example value to every field of the schemas that holds a text or a number. */
export function addExamples(schemas: Record<string, Schema>, examples: Examples): void {
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [field, schema] of Object.entries(properties)) {
      addExample(schema, examples[`${name}.${field}`] ?? examples[field]);
    }
  }
}

export function addExample(schema: Schema, named: unknown): void {
  if (schema.items && !Array.isArray(named)) return addExample(schema.items, undefined);
  if (schema.type === undefined || schema.enum) return;
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  const value =
    OF_FORMAT[schema.format ?? ''] ?? named ?? (isNumber ? Math.max(schema.minimum ?? 1, 1) : undefined);
  if (value !== undefined) schema.examples ??= [value];
}
