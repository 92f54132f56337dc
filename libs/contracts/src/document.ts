/** Ids of elements in the HTML document. The server writes these elements, and the pages read them. */
export const DOCUMENT_ID = {
  /** The page as the server has drawn it. It stays until the shell shows its own. */
  firstPaint: 'first-paint',
  /** The deployed remotes, as JSON; not in a document that names their address in `start`. */
  remotes: 'remotes',
  /** Settings of this installation, as JSON. */
  site: 'site',
  /** The public answer of the scanned code, as JSON. */
  scan: 'scan-data',
  /** The alias of a scanned code that does not exist, as JSON. */
  unknownScan: 'scan-unknown',
  /** The form for a message to the owner. Its hidden field `formToken` stands at the end of the document. */
  messageForm: 'message-form',
  /** The form of a lost code that says that it was found. Its token is there, too. */
  placeForm: 'place-form',
  /** The part of a scan page with the form for a message. Links lead to it by this name, also without a script. */
  message: 'message',
  /** How a page that works without its application gets it, as JSON: `PageStart`. */
  start: 'start',
} as const;

/** The key under which a tab keeps what is typed into the message form of a page. */
export function toTypedKey(path: string): string {
  return `typed ${path}`;
}

/** The application of a page that works without it. A small script in the document fetches and runs it. */
export interface PageStart {
  /** The scripts that start it, in order. */
  scripts: string[];
  /** All other files that the page will request. */
  files: string[];
  /** The address of the deployed remotes, which changes with them: what it answers may be kept for ever. */
  remotes: string;
}

/**
 * On the root of a document while somebody is in the middle of something, such as typing. What the server has drawn
 * must not be replaced then.
 */
export const BUSY_ATTRIBUTE = 'data-busy';
/** Its value while a form of the drawing is being sent. */
export const SENDING = 'sending';

/** The rough layout of a page, drawn while the page loads: a table, cards, rows of messages, or panels of fields. */
export const PAGE_SHAPES = ['table', 'cards', 'rows', 'panels'] as const;
export type PageShape = (typeof PAGE_SHAPES)[number];

/**
 * What the server draws until the shell runs: a page for signed-in people by its shape, or the outline of another
 * layout.
 */
export const FRAME_KINDS = [...PAGE_SHAPES, 'signed-out'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];
