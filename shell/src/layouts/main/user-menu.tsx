import { leaveBy } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { Avatar, DropdownMenu, IconLogout, IconSun } from '@ringtag/ui';
import { useOwnPhoto } from './use-own-photo';
import styles from './user-menu.module.css';

interface UserMenuProps {
  user: User;
  onDisplay: () => void;
}

/** Says who is signed in, opens the display panel and signs out. */
export function UserMenu({ user, onDisplay }: UserMenuProps) {
  const { t } = useTranslation(['shell', 'display']);
  const { signOut } = useSession();
  const photo = useOwnPhoto();
  const name = user.name || user.email;
  return (
    <DropdownMenu
      align="end"
      label={t('user.menu')}
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('user.menuOf', { name })}>
          <Avatar name={name} src={photo} size="sm" />
        </button>
      }
      header={
        <span className={styles.who}>
          <Avatar name={name} src={photo} />
          <span className={styles.names}>
            {user.name && <strong>{user.name}</strong>}
            <span>{user.email}</span>
          </span>
        </span>
      }
      items={[
        { id: 'display', label: t('display:title'), icon: <IconSun />, onSelect: onDisplay },
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
