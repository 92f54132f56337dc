import {
  CONTRACT_VERSION,
  mayAccess,
  type NavigationEntry,
  type NavigationIcon,
  type RemoteEntry,
} from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { unreadQuery, useInboxOfOtherTabs } from '@ringtag/shell-controls/inbox';
import { openReportsQuery } from '@ringtag/shell-controls/reports';
import {
  IconClock,
  IconDisplay,
  IconFile,
  IconFlag,
  IconHome,
  IconMessage,
  IconProject,
  IconQr,
  IconSearch,
  IconSettings,
  IconUser,
  IconUsers,
  type Icon,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { matchPath, useLocation } from '@ringtag/vendor/router';
import { findRoute } from '../../routing/find-route';
import { useAuthorities } from './use-authorities';

const ICONS: Record<NavigationIcon, Icon> = {
  home: IconHome,
  code: IconQr,
  message: IconMessage,
  profile: IconUser,
  project: IconProject,
  settings: IconSettings,
  scan: IconSearch,
  users: IconUsers,
  audit: IconClock,
  report: IconFlag,
  system: IconDisplay,
};

/** What waits for the person behind an entry. */
export interface Waiting {
  count: number;
  /** The number in words. */
  label: string;
}

interface NavigationLink {
  path: string;
  label: string;
  EntryIcon: Icon;
  /** Unread messages, or open reports. Other entries have none. */
  waiting?: Waiting;
}

export interface NavigationGroup {
  id: 'own' | 'administration';
  label: string;
  GroupIcon: Icon;
  links: NavigationLink[];
}

export interface Navigation {
  /** Owners have one group, administrators have two. */
  groups: NavigationGroup[];
  /** The path of the current entry. Detail pages that have no entry count as the page that they are part of. */
  active: string | undefined;
}

/**
 * Returns the entries of all remotes that this person may open. They are shown even when a remote does not load, but not
 * those of a remote that is refused.
 */
export function useNavigation(remotes: readonly RemoteEntry[]): Navigation {
  const { t } = useTranslation('shell');
  const held = useAuthorities();
  const { pathname } = useLocation();
  const waiting = useWaiting(held.includes('admin'));
  const found = findRoute(remotes, pathname);
  const shown = (found.kind === 'remote' && found.route.partOf) || pathname;
  const entries = remotes
    .filter(({ contractVersion }) => contractVersion === CONTRACT_VERSION)
    .flatMap(({ navigation }) => navigation)
    .filter(({ authorities }) => mayAccess(authorities, held))
    .sort((a, b) => a.order - b.order);
  const listLinks = (group: NavigationGroup['id']): NavigationLink[] =>
    entries
      .filter((entry) => (forAdministratorsOnly(entry) ? 'administration' : 'own') === group)
      .map(({ path, label, icon }) => ({
        path,
        label,
        EntryIcon: icon ? ICONS[icon] : IconFile,
        waiting: waiting[path],
      }));
  const groups: NavigationGroup[] = [
    { id: 'own', label: t('nav.own'), GroupIcon: IconUser, links: listLinks('own') },
    {
      id: 'administration',
      label: t('nav.administration'),
      GroupIcon: IconSettings,
      links: listLinks('administration'),
    },
  ];
  return {
    groups: groups.filter(({ links }) => links.length > 0),
    active: entries.find(({ path }) => matchPath({ path, end: path === '/' }, shown))?.path,
  };
}

/** What waits, by the path of its entry. */
function useWaiting(administers: boolean): Partial<Record<string, Waiting>> {
  const { t } = useTranslation('shell');
  const { data: unread } = useQuery(unreadQuery());
  const { data: reports } = useQuery({ ...openReportsQuery(), enabled: administers });
  useInboxOfOtherTabs();
  return {
    ...(unread && { '/messages': { count: unread, label: t('nav.unread', { count: unread }) } }),
    ...(reports && { '/reports': { count: reports, label: t('nav.openReports', { count: reports }) } }),
  };
}

function forAdministratorsOnly({ authorities }: NavigationEntry): boolean {
  return authorities.length > 0 && !authorities.includes('user');
}
