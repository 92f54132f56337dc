import type { RemoteEntry } from '@ringtag/contracts';
import { fetchJson } from './fetch-json';
import { RefusedRemote, type Manifest } from './load-remote';
import { registered } from './registered';

/**
 * Why a part of the page cannot be had. `replaced`: a newer build is deployed than the one on the page. `refused`: the
 * build does not fit the shell.
 */
export type Reason = 'refused' | 'offline' | 'updating' | 'replaced' | 'broken';

/** What servers answer while files or the programs behind them are exchanged. */
const UPDATING: readonly number[] = [404, 502, 503];
const BUILT_FILE = /\.(?:js|css|json)$/;

export async function findReason(entry: RemoteEntry | undefined, error: unknown): Promise<Reason> {
  if (error instanceof RefusedRemote) return 'refused';
  if (!navigator.onLine) return 'offline';
  if (entry && (await isReplaced(entry).catch(() => false))) return 'replaced';
  return lacksFile() ? 'updating' : 'broken';
}

/** Returns true if a file of a build could not be had when it was last asked for. Errors of scripts do not say why. */
function lacksFile(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // The address of a retry has a query.
  const statuses = new Map(
    files.map(({ name, responseStatus }) => [name.replace(/\?.*/, ''), responseStatus]),
  );
  return [...statuses].some(([name, status]) => BUILT_FILE.test(name) && UPDATING.includes(status));
}

async function isReplaced({ name, manifest }: RemoteEntry): Promise<boolean> {
  const { metaData } = (await fetchJson(manifest)) as Manifest;
  return registered.get(name)?.endsWith(`/${metaData.remoteEntry.name}`) === false;
}
