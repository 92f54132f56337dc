import { DOCUMENT_ID } from '@ringtag/contracts';
import { parseRemotes, type RemoteEntry } from '@ringtag/mf-contract';
import { fetchJson } from './fetch-json';

/**
 * Returns the deployed remotes. The server puts the list into the document as `<script type="application/json"
 * id="remotes">`; without it, the list is fetched. Rejects when the list cannot be read.
 */
export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const inlined = document.getElementById(DOCUMENT_ID.remotes)?.textContent;
  if (inlined) return parseRemotes(JSON.parse(inlined));
  return parseRemotes(await fetchJson('/remotes.json'));
}
