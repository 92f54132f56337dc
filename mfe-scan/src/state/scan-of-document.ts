import type { components } from '@ringtag/api-client';
import { DOCUMENT_ID } from '@ringtag/contracts';

export type Scan = components['schemas']['ScanDto'];

/**
 * Returns the answer that the server has put into the document, if it is for this code. It is the public one, as
 * signed-out people get it. Its form token is in a field at the end of the document.
 */
export function scanOfDocument(alias: string): Scan | undefined {
  const block = document.getElementById(DOCUMENT_ID.scan)?.textContent;
  const scan = block ? (JSON.parse(block) as Scan) : undefined;
  if (scan?.code.alias !== alias) return undefined;
  const token = document.querySelector<HTMLInputElement>('input[type=hidden][name=formToken]');
  return { ...scan, formToken: token?.value };
}

/**
 * Returns true when the server's document says that this code does not exist. The page shows that until its own request
 * is answered.
 */
export function isUnknownOfDocument(alias: string): boolean {
  return document.getElementById(DOCUMENT_ID.unknownScan)?.textContent === JSON.stringify(alias);
}
