import type { ReactElement, ReactNode } from 'react';

/** Spread on a link drawn by `render`, such as the router's Link. */
export interface SideMenuLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/**
 * A node of the menu's tree: a link (`href` or `render`), a submenu (`children`), or a titled section (`children` and
 * `group`).
 */
export interface SideMenuEntry {
  id: string;
  label: string;
  /** Every entry of the first level needs one for the collapsed menu. */
  icon?: ReactNode;
  /** Behind the label, such as a Badge with a count. */
  badge?: ReactNode;
  href?: string;
  /** Draws the link as another element: `render: (link) => <Link to="/profile" {...link} />`. */
  render?: (link: SideMenuLinkProps) => ReactElement<{ disabled?: boolean }>;
  children?: readonly SideMenuEntry[];
  /** The children stand below the label as below a title; there is nothing to open. */
  group?: boolean;
}

/** Whether the entry is the active one or holds it. */
export function holds(entry: SideMenuEntry, active: string | undefined): boolean {
  return entry.id === active || (entry.children?.some((child) => holds(child, active)) ?? false);
}

/** The links below an entry, whatever the depth. */
export function linksOf(entries: readonly SideMenuEntry[]): SideMenuEntry[] {
  return entries.flatMap((entry) => (entry.children ? linksOf(entry.children) : [entry]));
}
