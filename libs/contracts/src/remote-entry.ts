import type { PageShape } from './document';
import type { Locale } from './locales';
import type { Authority } from './roles';

/**
 * Raise it when the shell and older remotes can no longer work together. A remote carries the number that it was built
 * with, and the shell refuses a remote with another number.
 */
export const CONTRACT_VERSION = 5;

/** The icons that a navigation entry can have. */
export const NAVIGATION_ICONS = [
  'home',
  'code',
  'message',
  'profile',
  'project',
  'settings',
  'users',
  'audit',
  'report',
  'system',
  'scan',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** How much space the shell leaves around a page (specification 2): gutters, a narrower column, or none. */
export const PAGE_CONTAINERS = ['default', 'contained', 'gutterless'] as const;
export type PageContainer = (typeof PAGE_CONTAINERS)[number];

/**
 * What the shell reads of a route: a path, and who may open it. It needs nothing else to guard the path while the remote
 * is down. `firstView` is missing because only the API reads it (api/src/web/documents/builds.ts).
 */
export interface RouteEntry {
  /** Pattern for react-router, from the root: `/my-code/:id`, `/scan/*`. Matches upper and lower case alike. */
  path: string;
  /** Empty if the page is open to everyone (specification 6). */
  authorities: readonly Authority[];
  /** People who are signed in are sent to their default route (for sign-in, sign-up …). */
  guestsOnly?: boolean;
  /** Name of the route in the display state, such as `qrScan` (specification 2). Without it, the path is the name. */
  key?: string;
  /** `blank`: the page has no navigation around it, whether or not its reader is signed in. */
  layout?: 'blank';
  /** `default` if left out. */
  container?: PageContainer;
  /**
   * Path of the navigation entry that is marked while the page is shown. Without it, the shell marks the entry whose
   * path is the start of this path.
   */
  partOf?: string;
  /** The placeholder that people who are signed in see while the page loads. Without it they see a spinner. */
  shape?: PageShape;
  /** The title of the document. Pages may set one of their own. */
  title?: string;
}

export interface NavigationEntry {
  path: string;
  label: string;
  /** Missing where this shell does not know it: a neutral one is shown. */
  icon?: NavigationIcon;
  authorities: readonly Authority[];
  /** The shell sorts the entries of all remotes by it, smallest first. */
  order: number;
}

/**
 * What the shell reads of a remote's `remote.json`, which is copied into its build. Titles and labels are in one
 * language: `describeRemote` chooses it.
 */
interface RemoteDescription {
  /** The remote's directory and name under `/_mf/`. */
  name: string;
  contractVersion: number;
  routes: readonly RouteEntry[];
  navigation: readonly NavigationEntry[];
}

/** What the build manifest says, for remotes whose manifest the server has put into the document. */
export interface RemoteBuild {
  /** Same-origin path of the remote's entry. */
  entry: string;
  globalName: string;
}

/** One entry of `/remotes.json`: the description, and where the server serves the manifest of the build. */
export interface RemoteEntry extends RemoteDescription {
  /** Same-origin path of `mf-manifest.json`. */
  manifest: string;
  build?: RemoteBuild;
  /** The number of the release, where the browser is one of a share that is shown it: it reports how it loads. */
  share?: number;
}

/** The body of `/remotes.json`. */
export interface RemoteList {
  /** The language of titles and labels. */
  locale: Locale;
  remotes: RemoteEntry[];
}
