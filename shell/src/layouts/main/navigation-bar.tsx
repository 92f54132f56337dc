import { useTranslation } from '@ringtag/i18n';
import { classNames, DropdownMenu, IconChevronDown } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import styles from './navigation-bar.module.css';
import type { Navigation } from './use-navigation';
import { useOverflowing } from './use-overflowing';
import { WaitingBadge } from './waiting-badge';

/** The entries in a row, for `simple` and `decked`. Entries that do not fit move into a menu. */
export function NavigationBar({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const { groups, active } = navigation;
  const links = groups.flatMap((group) =>
    group.links.map((link, index) => ({ ...link, opensGroup: index === 0 && group !== groups[0] })),
  );
  const { list, overflowing } = useOverflowing(links.map(({ path }) => path));
  const rest = links.filter(({ path }) => overflowing.has(path));
  return (
    <nav aria-label={t('nav.label')} className={styles.bar}>
      <ul ref={list} role="list" className={styles.list}>
        {links.map(({ path, label, EntryIcon, opensGroup, waiting }) => (
          <li
            key={path}
            data-entry={path}
            className={classNames(opensGroup && styles.opensGroup, overflowing.has(path) && styles.hidden)}
          >
            <Link to={path} className={styles.link} aria-current={path === active ? 'page' : undefined}>
              <EntryIcon size={18} />
              <span>{label}</span>
              <WaitingBadge waiting={waiting} />
            </Link>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <DropdownMenu
          align="end"
          label={t('nav.more')}
          trigger={
            <button
              type="button"
              className={classNames(
                styles.link,
                rest.some(({ path }) => path === active) && styles.holdsActive,
              )}
            >
              {t('nav.more')}
              {rest.map(({ path, waiting }) => (
                <WaitingBadge key={path} waiting={waiting} />
              ))}
              <IconChevronDown size={16} />
            </button>
          }
          items={rest.map(({ path, label, EntryIcon }) => ({
            id: path,
            label,
            icon: <EntryIcon />,
            render: (item) => <Link to={path} {...item} />,
          }))}
        />
      )}
    </nav>
  );
}
