import { useTranslation } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor/router';
import styles from './tab-bar.module.css';
import type { Navigation } from './use-navigation';
import { WaitingBadge } from './waiting-badge';

/** The person's own entries at the bottom of phones, where a thumb reaches them. The drawer has all entries. */
export function TabBar({ navigation: { groups, active } }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const own = groups.find(({ id }) => id === 'own');
  if (!own) return null;
  return (
    <nav aria-label={t('nav.own')} className={styles.bar}>
      {own.links.map(({ path, label, EntryIcon, waiting }) => (
        <Link
          key={path}
          to={path}
          className={styles.link}
          aria-current={path === active ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <EntryIcon size={22} />
            <span className={styles.waiting}>
              <WaitingBadge waiting={waiting} dot />
            </span>
          </span>
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
