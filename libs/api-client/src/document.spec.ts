import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';

const file = join(__dirname, '../openapi.json');

interface Field {
  type?: string | string[];
  enum?: unknown[];
  items?: Field;
  examples?: unknown[];
}
interface Schema {
  properties?: Record<string, Field>;
}

/** What the recommended rules leave open, and what a stranger looks for all the same. */
const ALSO = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'operation-description',
  'operation-tag-defined',
  'parameter-description',
  'tag-description',
];

describe('the OpenAPI document', () => {
  it('should give a linter nothing to find', async () => {
    const rules = Object.fromEntries(ALSO.map((rule) => [rule, 'error' as const]));
    const config = await createConfig({ extends: ['recommended'], rules });
    const found = await lint({ ref: file, config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('should show a value for every text and number', () => {
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
      components: { schemas: Record<string, Schema> };
    };
    const without = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => !isShown(field))
        .map(([field]) => `${name}.${field}`),
    );
    expect(without).toEqual([]);
  });
});

function isShown(field: Field): boolean {
  if (field.examples || field.enum) return true;
  if (field.items) return isShown(field.items);
  return ![field.type].flat().some((type) => ['string', 'integer', 'number'].includes(type ?? ''));
}
