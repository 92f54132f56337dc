import { DOCUMENT_ID, type PageStart } from '@ringtag/contracts';
import { parseRemotes, type RemoteEntry } from '@ringtag/mf-contract';
import { fetchJson } from './fetch-json';

/**
 * Returns the deployed remotes. The server puts the list into the document, or its address if the page starts at a
 * touch: the list is then in the browser's cache. Without both, the list is asked for. Rejects when it cannot be read.
 */
export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const inlined = readBlock(DOCUMENT_ID.remotes);
  if (inlined) return parseRemotes(inlined);
  const start = readBlock(DOCUMENT_ID.start) as PageStart | undefined;
  return parseRemotes(await (start ? fetchJson(start.remotes, 'default') : fetchJson('/remotes.json')));
}

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
