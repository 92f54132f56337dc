import { readFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { join } from 'node:path';
import { isServed } from './served-methods';

const DOCUMENT = join(__dirname, '../../../../libs/api-client/openapi.json');

describe('The methods that are served', () => {
  it('should be those of the API, and HEAD of what GET answers', () => {
    const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
    const used = Object.values(paths).flatMap((path) => Object.keys(path).map((it) => it.toUpperCase()));
    expect(METHODS.filter(isServed)).toEqual([...new Set([...used, 'HEAD'])].sort());
  });
});
