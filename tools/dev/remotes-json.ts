import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `/remotes.json` from the sources; the API composes the same from the builds. */
export function composeRemotes(root: string, names: readonly string[]): { remotes: object[] } {
  return {
    remotes: names.map((name) => ({
      ...(JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as object),
      manifest: `/_mf/${name}/mf-manifest.json`,
    })),
  };
}
