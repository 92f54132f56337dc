import { helpPath } from '@ringtag/contracts';
import { leaveBy } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Avatar, DropdownMenu, IconInfo, IconLogout, IconSun, Inline, toInitials } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useAuthorities } from './use-authorities';
import styles from './user-menu.module.css';

/** Says who is signed in, opens the display panel, leads to help and signs out. */
export function UserMenu({ user, onDisplay }: { user: User; onDisplay: () => void }) {
  const { t } = useTranslation(['shell', 'display']);
  const { signOut } = useSession();
  const help = helpPath(useAuthorities().includes('admin') ? 'administrator' : 'owner');
  const photo = useQuery(profileQuery()).data?.photo;
  const name = user.name || user.email;
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
