import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRemote, type Locale, type RemoteList } from '@ringtag/contracts';

/** `/remotes.json` from the sources; the API composes the same from the builds. */
export function composeRemotes(root: string, names: readonly string[], locale: Locale): RemoteList {
  const remotes = names.flatMap((name) => {
    const described = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as object;
    const manifest = `/_mf/${name}/mf-manifest.json`;
    return describeRemote({ ...described, manifest }, console.error)?.[locale] ?? [];
  });
  return { locale, remotes };
}
