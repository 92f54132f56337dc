import { DOCUMENT_ID, type PageStart, parseRemotes, type RemoteList } from '@ringtag/contracts';
import { fetchJson } from './fetch-json';

/**
 * Returns the deployed remotes. The server puts the list into the document, or its address if the page starts at a
 * touch: the list is then in the browser's cache. Without both, the list is asked for. Rejects when it cannot be read.
 */
export async function fetchRemotes(): Promise<RemoteList> {
  const list = (readBlock(DOCUMENT_ID.remotes) ?? (await askForList())) as RemoteList;
  return { ...list, remotes: parseRemotes(list, console.error) };
}

function askForList(): Promise<unknown> {
  const start = readBlock(DOCUMENT_ID.start) as PageStart | undefined;
  return start ? fetchJson(start.remotes, 'default') : fetchJson('/remotes.json');
}

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
