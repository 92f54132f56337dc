import { fetchJson } from './fetch-json';
import type { Manifest } from './load-remote';
import { registered } from './registered';

/** The builds that this browser is served now of the remotes on the page, where the page has others. */
export async function findNewBuilds(): Promise<string[]> {
  const served = await Promise.all(
    Array.from(registered, async ([name, entry]) => {
      // What cannot be asked for now is no other build.
      const current = await readEntry(name).catch(() => entry);
      return current === entry ? [] : [current];
    }),
  );
  return served.flat();
}

async function readEntry(name: string): Promise<string> {
  const { metaData } = (await fetchJson(`/_mf/${name}/mf-manifest.json`)) as Pick<Manifest, 'metaData'>;
  const { path, name: file } = metaData.remoteEntry;
  return new URL(`/_mf/${name}/${path}${file}`, location.href).href;
}
