import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import versions from '../node-versions/versions.json';
import { provideProgram } from '../provision/system-program';

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
    for (const file of ['deploy/Dockerfile', 'deploy/compose.yaml'])
      expect([file, read(file).match(/\bnode:\d+-slim\}?$/gm)]).toEqual([
        file,
        [expect.stringContaining(major)],
      ]);
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
    expect(Object.keys(versions)).toContain(major);
    for (const page of ['README.md', 'docs/install.md', 'deploy/README.md'])
      expect(read(page)).toMatch(new RegExp(`(Node |node:)${major}\\b`));
  });

  it('should name the folder of the program once, so that another one can be chosen', () => {
    const fixed = /\/srv\/ringtag\b/g;
    for (const file of ['deploy/nginx.conf', 'deploy/ringtag.service']) {
      expect([file, read(file).match(fixed)]).toEqual([file, null]);
      expect(read(file)).toContain('${PROGRAM}');
    }
    expect(read('docs/install.md').match(fixed)).toHaveLength(1);
    expect(read('docs/install.md')).toContain('export PROGRAM=/srv/ringtag');
    // What fills in a file knows all of its variables.
    const named = [...new Set(read('deploy/nginx.conf').match(/\$\{[A-Z_]+\}/g))].map((each) =>
      each.slice(2, -1),
    );
    for (const page of ['docs/install.md', 'deploy/README.md'])
      for (const [, names] of read(page).matchAll(/envsubst '(\$SITE_HOST[^']+)'/g))
        expect(names!.split(' ').sort()).toEqual(named.map((name) => `$${name}`).sort());
  });

  it('should start the API with the flags that are measured', () => {
    const flags = read('tools/start/api-flags.mjs').match(/--[^']+/g)!;
    expect(flags).toHaveLength(3);
    for (const file of ['README.md', 'deploy/ringtag.service', 'deploy/Dockerfile'])
      expect(read(file).replace(/", "/g, ' ')).toContain(flags.join(' '));
  });
});

/** docs/install.md says to put such values into single quotes. */
describe('a setting in single quotes', () => {
  const [, example] = /^(OPERATOR_NAME='.*')$/m.exec(read('docs/install.md')) ?? [];
  const lines = { OPERATOR_NAME: example!.slice("OPERATOR_NAME='".length, -1), MAIL_FROM: 'a #b "c" $d \\e' };
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-settings-'));
  const file = join(dir, '.env');
  beforeAll(() => {
    const others = ['SITE_HOST', 'SMTP_URL', 'SECRET_KEY', 'DATABASE_PASSWORD', 'DATABASE_ROOT_PASSWORD'];
    const quoted = Object.entries(lines).map(([name, value]) => `${name}='${value}'`);
    writeFileSync(file, [...others.map((name) => `${name}=x`), ...quoted].join('\n'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('should hold a hash', () => expect(lines.OPERATOR_NAME).toContain('#'));

  it('should be what Node reads', () => {
    const program = 'console.log(JSON.stringify(process.env))';
    const printed = execFileSync(process.execPath, [`--env-file=${file}`, '-e', program], {
      encoding: 'utf8',
      env: {},
    });
    expect(JSON.parse(printed)).toMatchObject(lines);
  });

  it('should be what Compose reads', () => {
    const program = provideProgram({
      title: 'Compose',
      names: ['docker-compose'],
      debianPackage: 'docker-compose',
    });
    const printed = execFileSync(program, ['-f', '-', 'config'], {
      input: read('deploy/compose.yaml').replace(/^name: .*$/m, ''),
      cwd: dir,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    const { services } = parse(printed) as { services: { api: { environment: Record<string, string> } } };
    // Compose prints a file for Compose, in which a dollar sign is doubled.
    const seen = Object.entries(services.api.environment).map(([name, value]) => [
      name,
      String(value).replaceAll('$$', '$'),
    ]);
    expect(Object.fromEntries(seen)).toMatchObject(lines);
  });
});
