import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('deploy', () => {
  it('should write no comment beside a value: Compose would take it as the value', () => {
    const [, settings = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
    const lines = settings.trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^(# .+|[A-Z_]+=[^ #]*)$/);
  });

  it('should run on a Node that is still mended', () => {
    const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) =>
      Number(major),
    );
    expect(images).toEqual([24, 24]);
  });
});
