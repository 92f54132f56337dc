import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRemotes } from '@ringtag/contracts';
import { CONTRACT_VERSION } from './remote-module';

const ROOT = join(__dirname, '..', '..', '..');

it('should accept the description of every remote in this workspace, in the current contract', () => {
  const names = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const remotes = names.map((name) => ({
    ...(JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as object),
    manifest: `/_mf/${name}/mf-manifest.json`,
  }));
  const problems: string[] = [];
  const parsed = parseRemotes({ remotes }, (problem) => problems.push(problem));
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
