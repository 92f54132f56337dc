import { DOCUMENT_ID } from '@ringtag/contracts';
import type { Scan } from './scan.queries';

/**
 * Returns the answer that the server has put into the document, if it is for this code. It is the public one, as
 * signed-out people get it.
 */
export function scanOfDocument(alias: string): Scan | undefined {
  const block = document.getElementById(DOCUMENT_ID.scan)?.textContent;
  const scan = block ? (JSON.parse(block) as Scan) : undefined;
  return scan?.code.alias === alias ? scan : undefined;
}

/**
 * Returns true when the server's document says that this code does not exist. The page shows that until its own request
 * is answered.
 */
export function isUnknownOfDocument(alias: string): boolean {
  return document.getElementById(DOCUMENT_ID.unknownScan)?.textContent === JSON.stringify(alias);
}
