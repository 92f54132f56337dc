import { useTranslation } from '@ringtag/i18n';
import {
  Button,
  DropdownMenu,
  IconCopy,
  IconDownload,
  IconInfo,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useState } from 'react';

export default function MenuExample() {
  const { t } = useTranslation('galleryOverlays');
  const [mode, setMode] = useState('light');
  const [sound, setSound] = useState(true);
  return (
    <DropdownMenu
      label={t('menu.account')}
      header={t('menu.signedInAs', { name: 'Ann Lee' })}
      trigger={<Button variant="outline">{t('menu.account')}</Button>}
      items={[
        {
          id: 'profile',
          label: t('menu.profile'),
          icon: <IconUser />,
          render: (item) => <Link to="/profile" {...item} />,
        },
        { id: 'copy', label: t('menu.copy'), icon: <IconCopy /> },
        {
          kind: 'submenu',
          id: 'download',
          label: t('menu.download'),
          icon: <IconDownload />,
          items: [
            { id: 'svg', label: 'SVG' },
            { id: 'png', label: 'PNG' },
            { id: 'pdf', label: 'PDF', disabled: true },
          ],
        },
        { id: 'statistics', label: t('menu.statistics'), icon: <IconInfo />, disabled: true },
        'separator',
        {
          kind: 'group',
          id: 'notices',
          label: t('menu.notices'),
          items: [{ kind: 'check', id: 'sound', label: t('menu.sound'), checked: sound, onChange: setSound }],
        },
        {
          kind: 'choice',
          id: 'mode',
          label: t('menu.mode'),
          value: mode,
          onChange: setMode,
          options: [
            { value: 'light', label: t('menu.light'), icon: <IconSun /> },
            { value: 'dark', label: t('menu.dark'), icon: <IconMoon /> },
          ],
        },
        'separator',
        { id: 'sign-out', label: t('menu.signOut'), icon: <IconLogout />, danger: true },
      ]}
    />
  );
}
