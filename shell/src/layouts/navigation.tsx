import { useTranslation } from '@ringtag/i18n';
import { mayAccess } from '@ringtag/contracts';
import type { NavigationEntry, NavigationIcon, RemoteEntry } from '@ringtag/mf-contract';
import { useAuthorities } from '@ringtag/session';
import {
  IconHome,
  IconMessage,
  IconProject,
  IconQr,
  IconSearch,
  IconSettings,
  IconUser,
  type Icon,
} from '@ringtag/ui';
import { NavLink } from '@ringtag/vendor-router';
import styles from './navigation.module.css';

const ICONS: Record<NavigationIcon, Icon> = {
  home: IconHome,
  code: IconQr,
  message: IconMessage,
  profile: IconUser,
  project: IconProject,
  settings: IconSettings,
  scan: IconSearch,
};

const HOME: NavigationEntry = { path: '/', labelKey: 'nav.home', icon: 'home', authorities: [], order: 0 };

interface NavigationProps {
  remotes: readonly RemoteEntry[];
  preload: (path: string) => void;
  /** Icons with small labels below, as in the collapsed side nav. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The entries of all remotes that this person may open, whether or not the remotes are up. */
export function Navigation({ remotes, preload, collapsed = false, onNavigate }: NavigationProps) {
  const { t } = useTranslation('shell');
  const held = useAuthorities();
  const entries = [HOME, ...remotes.flatMap(({ navigation }) => navigation)].sort(
    (a, b) => a.order - b.order,
  );
  return (
    <nav aria-label={t('nav.label')} data-collapsed={collapsed || undefined}>
      <ul role="list" className={styles.list}>
        {entries
          .filter(({ authorities }) => mayAccess(authorities, held))
          .map(({ path, labelKey, icon }) => {
            const EntryIcon = ICONS[icon];
            return (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/'}
                  className={styles.link}
                  onPointerEnter={() => preload(path)}
                  onFocus={() => preload(path)}
                  onClick={onNavigate}
                >
                  <EntryIcon />
                  {/* Keys come from remote.json at run time. */}
                  <span>{(t as (key: string) => string)(labelKey)}</span>
                </NavLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
