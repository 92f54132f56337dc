import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import versions from '../node-versions/versions.json';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('deploy', () => {
  it('should write no comment beside a value: Compose would take it as the value', () => {
    const [, settings = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
    const lines = settings.trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^(# .+|[A-Z_]+=[^ #]*)$/);
  });

  it('should run on the Node of .nvmrc, like types, tests and documents', () => {
    const major = read('.nvmrc').trim();
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    const images = [...read('deploy/Dockerfile').matchAll(/\bnode:(\d+)-/g)].map(([, each]) => each);
    expect(images).toEqual([major, major, major]);
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
    expect(Object.keys(versions)).toContain(major);
    for (const page of ['README.md', 'docs/operations.md', 'deploy/README.md'])
      expect(read(page)).toMatch(new RegExp(`(Node |node:)${major}\\b`));
  });
});
