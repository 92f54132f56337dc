import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `remote.json` and `src/remote.tsx` of a remote say of each other's pages: one sentence for each that one lacks. */
export function listPageProblems(workspace: string, remote: string): string[] {
  const [description, module] = ['remote.json', 'src/remote.tsx'].map((file) =>
    join(workspace, remote, file),
  );
  if (!existsSync(module!)) return [`There is no ${remote}/src/remote.tsx.`];
  const { routes = [] } = JSON.parse(readFileSync(description!, 'utf8')) as { routes?: { path: string }[] };
  const built = [...readFileSync(module!, 'utf8').matchAll(/\bpath: '([^']*)'/g)].map(
    ([, path]) => `/${path}`,
  );
  // A path that ends with a star stands for all that begin with it.
  const areas = routes.filter(({ path }) => path.endsWith('/*')).map(({ path }) => path.slice(0, -1));
  const listed = routes.map(({ path }) => path).filter((path) => !path.endsWith('/*'));
  return [
    ...listed
      .filter((path) => !built.includes(path))
      .map(
        (path) =>
          `remote.json has the page ${path}, and src/remote.tsx no line for it: add one, or remove the page.`,
      ),
    ...built
      .filter((path) => !listed.includes(path) && !areas.some((area) => path.startsWith(area)))
      .map((path) => `src/remote.tsx has the page ${path}, and remote.json does not: nobody could open it.`),
  ];
}
