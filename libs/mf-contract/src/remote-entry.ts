import type { Authority, PageShape } from '@ringtag/contracts';

/** The pictures the shell can draw beside a navigation entry. */
export const NAVIGATION_ICONS = [
  'home',
  'code',
  'message',
  'profile',
  'project',
  'settings',
  'users',
  'audit',
  'system',
  'scan',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** What stands around a page's content (specification 2): gutters, a narrower column, or nothing. */
export const PAGE_CONTAINERS = ['default', 'contained', 'gutterless'] as const;
export type PageContainer = (typeof PAGE_CONTAINERS)[number];

/** A path a remote owns and who may see it: all the shell needs to guard it while the remote is down. */
export interface RouteEntry {
  /** Pattern as react-router matches it, from the root, letter case ignored: `/my-code/:id`, `/scan/*`. */
  path: string;
  /** Empty: open to anyone (specification 6). */
  authorities: readonly Authority[];
  /** People who are signed in are sent to their default route (sign-in, sign-up, …). */
  guestsOnly?: boolean;
  /** Name of the route in the display state, `qrScan` for instance (specification 2); the path where there is none. */
  key?: string;
  /** `blank`: no navigation around the page, whoever looks at it. */
  layout?: 'blank';
  /** `default` unless given. */
  container?: PageContainer;
  /** Path of the navigation entry that is marked while the page is shown; the one that the path begins with where there is none. */
  partOf?: string;
  /** What stands for the page of somebody who is signed in until it is there; without it a spinner does. */
  shape?: PageShape;
  /** Key of the document title in the `shell` texts; pages may set a title of their own. */
  titleKey?: string;
}

export interface NavigationEntry {
  path: string;
  /** Key in the `shell` texts. */
  labelKey: string;
  icon: NavigationIcon;
  authorities: readonly Authority[];
  /** Entries of all remotes are sorted by it, smallest first. */
  order: number;
}

/** A remote's `remote.json`, copied into its build. */
interface RemoteDescription {
  /** The directory and the name under `/_mf/`. */
  name: string;
  contractVersion: number;
  routes: readonly RouteEntry[];
  navigation: readonly NavigationEntry[];
}

/** One entry of `/remotes.json`: the description and where the build's manifest is served. */
/** What the manifest says, where the server has put it into the document. */
export interface RemoteBuild {
  /** Same-origin path of the remote's entry. */
  entry: string;
  globalName: string;
}

export interface RemoteEntry extends RemoteDescription {
  /** Same-origin path of `mf-manifest.json`. */
  manifest: string;
  build?: RemoteBuild;
}
