import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const ROOT = join(__dirname, '../..');
const PROGRAMS = ['api/dist/main.js', 'api/dist/admin.js'];

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

test('should hold the builds and the packages of the server, in less than 112 MB', ({ deployment }) => {
  const { dir, bytes } = deployment.image;
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  expect(readdirSync(dir).sort()).toEqual(['api', 'node_modules', 'shell', ...remotes].sort());
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.sort()).toEqual(['api/dist/admin.js.map', 'api/dist/main.js.map']);
  expect(bytes).toBeLessThan(112e6);
});

test('should find every package that the server names', ({ deployment }) => {
  const names = PROGRAMS.flatMap((program) => {
    const text = readFileSync(join(deployment.image.dir, program), 'utf8');
    return [...text.matchAll(/require\("([^".][^"]*)"\)/g)].map(([, name]) => name!);
  });
  expect(names.length).toBeGreaterThan(50);
  const { resolve } = createRequire(join(deployment.image.dir, PROGRAMS[0]!));
  for (const name of names) expect(() => resolve(name)).not.toThrow();
});

test('should depend on nothing that only pages, builds and tests need', ({ deployment }) => {
  const { dir } = deployment.image;
  const { dependencies } = readJson<{ dependencies: object }>(join(ROOT, 'package.json'));
  const text = PROGRAMS.map((program) => readFileSync(join(dir, program), 'utf8')).join('');
  const isNamed = (name: string) =>
    text.includes(`"${name}"`) || text.includes(`'${name}'`) || text.includes(`${name}/`);
  const peers = Object.keys(dependencies).flatMap((name) => {
    const manifest = join(dir, 'node_modules', name, 'package.json');
    return Object.keys(readJson<{ peerDependencies?: object }>(manifest).peerDependencies ?? {});
  });
  expect(Object.keys(dependencies).filter((name) => !isNamed(name) && !peers.includes(name))).toEqual([]);
});
