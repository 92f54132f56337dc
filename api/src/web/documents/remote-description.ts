import type { Authority, PageShape } from '@ringtag/contracts';

/** What a page needs at once. */
export interface FirstView {
  /** Imports as `chunks.json` names them; `{locale}` stands for the language of the reader. */
  imports?: string[];
  /** Addresses of the API that it asks. */
  data?: string[];
}

export interface Route {
  path: string;
  /** Who may see it; nobody is named for a page that is open to anyone. */
  authorities?: readonly Authority[];
  shape?: PageShape;
  firstView?: FirstView;
}

/** What only documents need of `remote.json`. */
export interface Remote {
  name: string;
  /** Who answers for it. */
  owner?: unknown;
  contractVersion: number;
  routes?: Route[];
  /** What the first view of a scan page imports, by the state of the code; `any`: in every state. */
  firstView?: Record<string, string[]>;
}
