import { DOCUMENT_ID } from '@ringtag/contracts';
import { parseRemotes, type RemoteEntry } from '@ringtag/mf-contract';

const TIMEOUT_MS = 20_000;

/**
 * Returns the deployed remotes. The server puts the list into the document as `<script type="application/json"
 * id="remotes">`; without it, the list is fetched. Rejects when the list cannot be read.
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
