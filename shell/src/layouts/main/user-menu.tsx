import { helpPath } from '@ringtag/contracts';
import { leaveBy } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import {
  Avatar,
  DropdownMenu,
  IconInfo,
  IconLogout,
  IconSun,
  Inline,
  toInitials,
  type MenuItem,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useAuthorities } from './use-authorities';
import type { Navigation } from './use-navigation';
import styles from './user-menu.module.css';

interface UserMenuProps {
  user: User;
  navigation: Navigation;
  onDisplay: () => void;
}

/** Says who is signed in, opens the display panel, leads to the profile and to help, and signs out. */
export function UserMenu({ user, navigation, onDisplay }: UserMenuProps) {
  const { t } = useTranslation(['shell', 'display']);
  const { signOut } = useSession();
  const help = helpPath(useAuthorities().includes('admin') ? 'administrator' : 'owner');
  const photo = useQuery(profileQuery()).data?.photo;
  const name = user.name || user.email;
  // People who may not open it have no such entry.
  const profile: MenuItem[] = navigation.groups
    .flatMap(({ links }) => links)
    .filter(({ path }) => path === '/profile')
    .map(({ path, label, EntryIcon }) => ({
      id: path,
      label,
      icon: <EntryIcon />,
      render: (item) => <Link to={path} {...item} />,
    }));
  return (
    <DropdownMenu
      align="end"
      label={t('user.menu')}
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={t('user.menuOf', { name: withInitials(name) })}
        >
          <Avatar name={name} src={photo} size="sm" />
        </button>
      }
      header={
        <Inline as="span" gap={3} nowrap>
          <Avatar name={name} src={photo} />
          <span className={styles.names}>
            {user.name && <strong>{user.name}</strong>}
            <span>{user.email}</span>
          </span>
        </Inline>
      }
      items={[
        { id: 'display', label: t('display:title'), icon: <IconSun />, onSelect: onDisplay },
        ...profile,
        {
          id: 'help',
          label: t('user.help'),
          icon: <IconInfo />,
          render: (item) => <a href={help} {...item} />,
        },
        {
          id: 'sign-out',
          label: t('user.signOut'),
          icon: <IconLogout />,
          onSelect: () => leaveBy(() => void signOut()),
        },
      ]}
    />
  );
}

/** Whoever gives orders by voice says what is seen: the two letters are a part of the name, too (WCAG 2.5.3). */
function withInitials(name: string): string {
  const initials = toInitials(name);
  return initials.length > 1 ? `${name}, ${initials}` : name;
}
