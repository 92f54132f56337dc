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
  const { t } = useTranslation('gallery');
  const [collapsed, setCollapsed] = useState(false);
  const [active, setActive] = useState('home');
  const page = (id: string): Pick<SideMenuEntry, 'id' | 'render'> => ({
    id,
    render: (link) => <Link to={`#${id}`} {...link} onClick={() => setActive(id)} />,
  });
  return (
    <Stack>
      <Switch
        label={t('navigation.collapsed')}
        checked={collapsed}
        onChange={(event) => setCollapsed(event.target.checked)}
      />
      <div className={collapsed ? styles.collapsedSide : styles.side}>
        <SideMenu
          label={t('navigation.menuLabel')}
          active={active}
          collapsed={collapsed}
          entries={[
            { ...page('home'), label: t('navigation.entries.home'), icon: <IconHome /> },
            {
              id: 'codes',
              label: t('navigation.entries.codes'),
              icon: <IconQr />,
              children: [
                { ...page('active'), label: t('navigation.entries.active') },
                { ...page('paused'), label: t('navigation.entries.paused') },
              ],
            },
            {
              ...page('messages'),
              label: t('navigation.entries.messages'),
              icon: <IconMessage />,
              badge: <Badge tone="primary" count={100} label={t('navigation.unread', { count: 100 })} />,
            },
            {
              id: 'administration',
              label: t('navigation.entries.administration'),
              group: true,
              children: [
                { ...page('projects'), label: t('navigation.entries.projects'), icon: <IconProject /> },
                { ...page('settings'), label: t('navigation.entries.settings'), icon: <IconSettings /> },
              ],
            },
          ]}
        />
      </div>
    </Stack>
  );
}
