import { DOCUMENT_ID } from '@ringtag/contracts';
import type { Scan } from './scan.queries';

/** The answer for nobody in particular that the server has put into the document, when it is this code's. */
export function scanOfDocument(alias: string): Scan | undefined {
  const block = document.getElementById(DOCUMENT_ID.scan)?.textContent;
  const scan = block ? (JSON.parse(block) as Scan) : undefined;
  return scan?.code.alias === alias ? scan : undefined;
}

/** Whether the server has drawn that there is no such code: the page says so until it has asked itself. */
export function isUnknownOfDocument(alias: string): boolean {
  return document.getElementById(DOCUMENT_ID.unknownScan)?.textContent === JSON.stringify(alias);
}
