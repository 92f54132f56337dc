import { useTranslation } from '@ringtag/i18n';
import {
  Badge,
  IconHome,
  IconMessage,
  IconProject,
  IconQr,
  IconSettings,
  SideMenu,
  Stack,
  Switch,
  type SideMenuEntry,
} from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import styles from './navigation.module.css';

export default function SideMenuExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'navigation' });
  const [collapsed, setCollapsed] = useState(false);
  const [active, setActive] = useState('home');
  const page = (id: string): Pick<SideMenuEntry, 'id' | 'render'> => ({
    id,
    render: (link) => <Link to={`#${id}`} {...link} onClick={() => setActive(id)} />,
  });
  return (
    <Stack>
      <Switch
        label={t('collapsed')}
        checked={collapsed}
        onChange={(event) => setCollapsed(event.target.checked)}
      />
      <div className={collapsed ? styles.collapsedSide : styles.side}>
        <SideMenu
          label={t('menuLabel')}
          active={active}
          collapsed={collapsed}
          entries={[
            { ...page('home'), label: t('entries.home'), icon: <IconHome /> },
            {
              id: 'codes',
              label: t('entries.codes'),
              icon: <IconQr />,
              children: [
                { ...page('active'), label: t('entries.active') },
                { ...page('paused'), label: t('entries.paused') },
              ],
            },
            {
              ...page('messages'),
              label: t('entries.messages'),
              icon: <IconMessage />,
              badge: <Badge tone="primary" count={100} label={t('unread', { count: 100 })} />,
            },
            {
              id: 'administration',
              label: t('entries.administration'),
              group: true,
              children: [
                { ...page('projects'), label: t('entries.projects'), icon: <IconProject /> },
                { ...page('settings'), label: t('entries.settings'), icon: <IconSettings /> },
              ],
            },
          ]}
        />
      </div>
    </Stack>
  );
}
