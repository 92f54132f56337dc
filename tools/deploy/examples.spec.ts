import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('deploy', () => {
  it('should write no comment beside a value: Compose would take it as the value', () => {
    const [, settings = ''] = /```sh\n(PUBLIC_URL=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
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

  describe('compose.yaml', () => {
    const compose = read('deploy/compose.yaml');
    /** What stands below a name, without comments. */
    const below = (name: string, depth: number): string => {
      const indent = ' '.repeat(depth);
      const [, block = ''] = compose.split(new RegExp(`^${indent}${name}:.*\n`, 'm'));
      return block.split(new RegExp(`^ {0,${depth}}[^ #\n]`, 'm'))[0]!.replace(/^ *#.*\n/gm, '');
    };
    const services = [...below('services', 0).matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);

    it('should give no container what it does not need', () => {
      expect(services).toEqual(['database', 'migrate', 'api']);
      for (const name of services) {
        const own = below(name, 2);
        const all = own.includes('<<: *ringtag') ? below('x-ringtag', 0) + own : own;
        expect(all).toMatch(/^ +read_only: true$/m);
        expect(all).toMatch(/^ +cap_drop:\n +- ALL$/m);
        expect(all).toMatch(/^ +security_opt:\n +- no-new-privileges:true$/m);
        if (name !== 'database') expect(all).not.toMatch(/cap_add|privileged/);
      }
    });
  });
});
