import { DOCUMENT_ID } from '@ringtag/contracts';
import { parseRemotes, type RemoteEntry } from '@ringtag/mf-contract';

const TIMEOUT_MS = 20_000;

/**
 * What is deployed right now: inlined by the server as `<script type="application/json" id="remotes">`, else
 * fetched. Rejects when the list cannot be read.
 */
export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const inlined = document.getElementById(DOCUMENT_ID.remotes)?.textContent;
  if (inlined) return parseRemotes(JSON.parse(inlined));
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return parseRemotes(await response.json());
}
