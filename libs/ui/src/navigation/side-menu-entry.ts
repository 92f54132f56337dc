import type { ReactElement, ReactNode } from 'react';

/** Props to spread on a link that `render` draws, such as the router's Link. */
interface SideMenuLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/**
 * An entry of the menu: a link (`href` or `render`), a submenu (`children`), or a titled section (`children` and
 * `group`).
 */
export interface SideMenuEntry {
  id: string;
  label: string;
  /** Required for every entry of the first level, because the collapsed menu shows icons only. */
  icon?: ReactNode;
  /** Stands after the label, such as a Badge with a count. */
  badge?: ReactNode;
  href?: string;
  /** Draws the link as a different element: `render: (link) => <Link to="/profile" {...link} />`. */
  render?: (link: SideMenuLinkProps) => ReactElement<{ disabled?: boolean }>;
  children?: readonly SideMenuEntry[];
  /** Makes the entry a titled section: its children are always shown below the label. */
  group?: boolean;
}

/** Whether the entry is the active one or contains it. */
export function holds(entry: SideMenuEntry, active: string | undefined): boolean {
  return entry.id === active || (entry.children?.some((child) => holds(child, active)) ?? false);
}

/** All links below the entries, at any depth. */
export function listLinks(entries: readonly SideMenuEntry[]): SideMenuEntry[] {
  return entries.flatMap((entry) => (entry.children ? listLinks(entry.children) : [entry]));
}
