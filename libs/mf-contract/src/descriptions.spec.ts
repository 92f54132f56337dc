import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, describeRemote } from '@ringtag/contracts';

const ROOT = join(__dirname, '..', '..', '..');
const readDescription = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as { owner?: unknown };

it('should accept the description of every remote in this workspace, in the current contract', () => {
  const names = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const problems: string[] = [];
  const parsed = names.flatMap((name) => {
    const manifest = `/_mf/${name}/mf-manifest.json`;
    const described = { ...readDescription(name), manifest };
    return describeRemote(described, (problem) => problems.push(problem))?.en ?? [];
  });
  expect(problems).toEqual([]);
  expect(parsed.map(({ name }) => name)).toEqual(names);
  expect(parsed.map(({ contractVersion }) => contractVersion)).toEqual(names.map(() => CONTRACT_VERSION));
  for (const { navigation, routes } of parsed) {
    // Every page behind the sign-in marks an entry of the menu.
    for (const { path, partOf = path, authorities } of routes) {
      const entries = navigation.filter((entry) => `${partOf}/`.startsWith(`${entry.path}/`));
      expect({ path, entries: entries.length }).toEqual({ path, entries: authorities.length && 1 });
    }
  }
  const paths = parsed.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

it('should name the owner of each remote whom CODEOWNERS names for its folder', () => {
  const lines = readFileSync(join(ROOT, 'CODEOWNERS'), 'utf8').split('\n');
  for (const name of readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-')))
    expect(lines).toContain(`/${name}/ ${String(readDescription(name).owner)}`);
});

it.each(readdirSync(ROOT).filter((name) => name.startsWith('mfe-')))(
  'should list the very pages that %s has',
  (name) => {
    const read = (file: string) => readFileSync(join(ROOT, name, file), 'utf8');
    const { routes } = JSON.parse(read('remote.json')) as { routes: { path: string }[] };
    const built = [...read('src/remote.tsx').matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => `/${path}`);
    // A path that ends with a star stands for all that begin with it.
    const areas = routes.filter(({ path }) => path.endsWith('/*')).map(({ path }) => path.slice(0, -1));
    const listed = routes.map(({ path }) => path).filter((path) => !path.endsWith('/*'));
    const others = built.filter((path) => !areas.some((area) => path.startsWith(area)));
    expect(others.sort()).toEqual(listed.sort());
  },
);
