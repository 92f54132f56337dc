import type { SideMenuEntry } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import styles from './side-entries.module.css';
import { UnreadBadge } from './unread-badge';
import type { Navigation, NavigationGroup } from './use-navigation';

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
  return links.map(({ path, label, EntryIcon, unread }) => ({
    id: path,
    label,
    icon: <EntryIcon />,
    ...(!!unread && { badge: <UnreadBadge count={unread} /> }),
    render: ({ children, ...link }) => (
      <Link to={path} onClick={onNavigate} {...link}>
        {small ? (
          <span className={styles.small}>
            <EntryIcon />
            <span>{label}</span>
            <span className={styles.unread}>
              <UnreadBadge count={unread} />
            </span>
          </span>
        ) : (
          children
        )}
      </Link>
    ),
  }));
}
