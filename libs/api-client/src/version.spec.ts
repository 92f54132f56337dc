import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => JSON.parse(readFileSync(join(__dirname, '..', path), 'utf8')) as unknown;

it('should describe the version of the application, 0.0.1 (specification 9, UI-22)', () => {
  expect(read('openapi.json')).toMatchObject({ info: { version: '0.0.1' } });
  expect(read('../../package.json')).toMatchObject({ version: '0.0.1' });
});

it('should describe the probes where they are, which is not below /api', () => {
  const { paths } = read('openapi.json') as { paths: object };
  expect(Object.keys(paths).filter((path) => path.includes('health'))).toEqual([
    '/health/live',
    '/health/ready',
  ]);
});
