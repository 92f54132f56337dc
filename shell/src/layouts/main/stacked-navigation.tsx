import { useTranslation } from '@ringtag/i18n';
import { SideMenu } from '@ringtag/ui';
import { useId, useState } from 'react';
import { BrandLink } from '../brand-logo';
import { NavSurface } from './nav-surface';
import { linkEntries } from './side-entries';
import styles from './stacked-navigation.module.css';
import type { Navigation, NavigationGroup } from './use-navigation';

/**
 * The navigation of `stackedSide`: a column of 80 px with the groups, and one of 250 px with the entries of the chosen
 * group (specification 9).
 */
export function StackedNavigation({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [group, choose] = useChosenGroup(navigation);
  return (
    <aside className={styles.side}>
      <NavSurface as="div" className={styles.mini}>
        <BrandLink markOnly className={styles.brand} />
        <ul role="list" className={styles.groups} aria-label={t('nav.groups')}>
          {navigation.groups.map(({ id, label, GroupIcon }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.group}
                aria-pressed={id === group?.id}
                aria-controls={listId}
                onClick={() => choose(id)}
              >
                <GroupIcon />
                <span>{label}</span>
              </button>
            </li>
          ))}
        </ul>
      </NavSurface>
      <div id={listId} className={styles.secondary}>
        <h2 className={styles.title}>{group?.label}</h2>
        {group && <SideMenu label={t('nav.label')} entries={linkEntries(group)} active={navigation.active} />}
      </div>
    </aside>
  );
}

/** Returns the group that was pressed. After another page is opened, it returns the group of that page. */
function useChosenGroup({ groups, active }: Navigation) {
  const [chosen, setChosen] = useState<{ id: NavigationGroup['id']; at: string | undefined }>();
  const ofPage = groups.find(({ links }) => links.some(({ path }) => path === active));
  const pressed = groups.find(({ id }) => id === chosen?.id && chosen.at === active);
  const choose = (id: NavigationGroup['id']) => setChosen({ id, at: active });
  return [pressed ?? ofPage ?? groups[0], choose] as const;
}
