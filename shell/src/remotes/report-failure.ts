import type { RemoteEntry } from '@ringtag/contracts';
import { registered } from './registered';

/** What the server was told since the page was loaded. */
const told = new Set<string>();

/**
 * Tells the server that the page of a remote, or a part of one, could not be shown: once, however often the person tries
 * again. It says nothing about the person, and nobody waits for it.
 */
export function reportFailure({ name: remote }: RemoteEntry, whole: boolean): void {
  if (!navigator.onLine) return;
  const ofPage = registered.has(remote) ? 'page' : 'remote';
  const part = whole ? ofPage : 'part';
  const key = `${remote} ${part}`;
  if (told.has(key)) return;
  told.add(key);
  void send({ remote, part }).then((isTold) => {
    // It is told with the next failure.
    if (!isTold) told.delete(key);
  });
}

/** Without the API client: its library may be what is lost. */
async function send(failure: { remote: string; part: string }): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/remote-failures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
      keepalive: true,
    });
    return ok;
  } catch {
    return false;
  }
}
