import type { RemoteEntry } from '@ringtag/contracts';
import { registered } from './registered';

/**
 * Tells the server that this browser begins to load a release which a share is shown, and whether that finished. It says
 * nothing about the person, and nobody waits for it. Never rejects.
 */
export async function reportShare(entry: RemoteEntry, loading: Promise<unknown>): Promise<void> {
  const isLoaded = loading.then(
    () => isOfShare(entry),
    () => false,
  );
  const begun = await send('POST', '', { remote: entry.name, number: entry.share });
  if (!begun?.ok) return;
  const { id } = (await begun.json()) as { id: string };
  const finished = await isLoaded;
  // Without a network nothing can be loaded.
  if (finished || navigator.onLine) await send('PUT', `/${id}`, { finished });
}

/** False where the build of the document failed, and the one that everybody has took its place. */
function isOfShare({ name, build }: RemoteEntry): boolean {
  return !build || registered.get(name) === new URL(build.entry, location.href).href;
}

/** Without the API client: its library may be what is lost. */
function send(method: string, path: string, body: object): Promise<Response | undefined> {
  const request = {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  };
  return fetch(`/api/share-loads${path}`, request).catch(() => undefined);
}
