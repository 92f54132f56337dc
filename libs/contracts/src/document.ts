/** Ids in the document of a page: what the server puts there and the pages read. */
export const DOCUMENT_ID = {
  /** The page as the server has drawn it, which stays until the shell shows its own. */
  firstPaint: 'first-paint',
  /** What is deployed, as JSON. */
  remotes: 'remotes',
  /** About this installation, as JSON. */
  site: 'site',
  /** The public answer of the scanned code, as JSON. */
  scan: 'scan-data',
  /** The alias of a scanned code that does not exist, as JSON. */
  unknownScan: 'scan-unknown',
} as const;

/** What a page looks like from afar, until it is there: a table, cards, rows of messages, or panels of fields. */
export const PAGE_SHAPES = ['table', 'cards', 'rows', 'panels'] as const;
export type PageShape = (typeof PAGE_SHAPES)[number];

/** What the server draws of a page until the shell is there: of the signed-in by its shape, or another layout's outline. */
export const FRAME_KINDS = [...PAGE_SHAPES, 'signed-out', 'blank'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];
