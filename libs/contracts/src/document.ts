/** Ids of elements in the HTML document. The server writes these elements, and the pages read them. */
export const DOCUMENT_ID = {
  /** The page as the server has drawn it. It stays until the shell shows its own. */
  firstPaint: 'first-paint',
  /** The deployed remotes, as JSON. */
  remotes: 'remotes',
  /** Settings of this installation, as JSON. */
  site: 'site',
  /** The public answer of the scanned code, as JSON. */
  scan: 'scan-data',
  /** The alias of a scanned code that does not exist, as JSON. */
  unknownScan: 'scan-unknown',
} as const;

/** The rough layout of a page, drawn while the page loads: a table, cards, rows of messages, or panels of fields. */
export const PAGE_SHAPES = ['table', 'cards', 'rows', 'panels'] as const;
export type PageShape = (typeof PAGE_SHAPES)[number];

/**
 * What the server draws until the shell runs: a page for signed-in people by its shape, or the outline of another
 * layout.
 */
export const FRAME_KINDS = [...PAGE_SHAPES, 'signed-out', 'blank'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];
