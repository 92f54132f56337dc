import type { SideMenuEntry } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import styles from './side-entries.module.css';
import { UnreadBadge } from './unread-badge';
import type { Navigation, NavigationGroup } from './use-navigation';

interface Options {
  /** The label in small print below the icon: 80 px have room for it, and nobody must guess what an icon means. */
  small?: boolean;
  onNavigate?: () => void;
}

/** The entries for the kit's side menu. A title stands above the administration where there are two groups. */
export function sideEntries(navigation: Navigation, options: Options = {}): SideMenuEntry[] {
  return navigation.groups.flatMap((group, index) =>
    index === 0
      ? linkEntries(group, options)
      : [
          {
            id: group.id,
            label: group.label,
            group: true,
            children: linkEntries(group, options),
          },
        ],
  );
}

/** The entries of one group. */
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
