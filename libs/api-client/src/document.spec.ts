import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

const file = join(__dirname, '../openapi.json');
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;

interface Field {
  type?: string | string[];
  enum?: unknown[];
  items?: Field;
  examples?: unknown[];
}
interface Schema {
  properties?: Record<string, Field>;
}

interface Document {
  paths: Record<string, Record<string, { tags: string[] }>>;
  components: { schemas: Record<string, Schema> };
}

/** Rules that the recommended set lacks, but that readers of the document need. */
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

  it('should put each operation under one domain', () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.filter(({ tags }) => tags.length !== 1)).toEqual([]);
  });

  it('should show a value for every text and number', () => {
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
