import type { SideMenuEntry } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import styles from './side-entries.module.css';
import type { Navigation, NavigationGroup } from './use-navigation';
import { WaitingBadge } from './waiting-badge';

interface Options {
  /** Puts the label in small print below the icon. It fits into 80 px and explains the icon. */
  small?: boolean;
  onNavigate?: () => void;
}

/** Returns the entries for the side menu of libs/ui. With two groups, a title stands above the administration. */
export function sideEntries(navigation: Navigation, options: Options = {}): SideMenuEntry[] {
  return navigation.groups.flatMap((group, index) =>
    index === 0
      ? linkEntries(group, options)
      : [{ id: group.id, label: group.label, group: true, children: linkEntries(group, options) }],
  );
}

export function linkEntries(
  { links }: NavigationGroup,
  { small, onNavigate }: Options = {},
): SideMenuEntry[] {
  return links.map(({ path, label, EntryIcon, waiting }) => ({
    id: path,
    label,
    icon: <EntryIcon />,
    ...(waiting && { badge: <WaitingBadge waiting={waiting} /> }),
    render: ({ children, ...link }) => (
      <Link to={path} onClick={onNavigate} {...link}>
        {small ? (
          <span className={styles.small}>
            <EntryIcon />
            <span>{label}</span>
            <span className={styles.waiting}>
              <WaitingBadge waiting={waiting} />
            </span>
          </span>
        ) : (
          children
        )}
      </Link>
    ),
  }));
}
