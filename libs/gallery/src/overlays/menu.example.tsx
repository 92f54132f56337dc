import { useTranslation } from '@ringtag/i18n';
import { Button, DropdownMenu, IconCopy, IconDownload, IconInfo, IconLogout, IconUser } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';

export default function MenuExample() {
  const { t } = useTranslation('gallery');
  return (
    <DropdownMenu
      label={t('overlays.menu.account')}
      header={t('overlays.menu.signedInAs', { name: 'Ann Lee' })}
      trigger={<Button variant="outline">{t('overlays.menu.account')}</Button>}
      items={[
        {
          id: 'profile',
          label: t('overlays.menu.profile'),
          icon: <IconUser />,
          render: (item) => <Link to="/profile" {...item} />,
        },
        { id: 'copy', label: t('overlays.menu.copy'), icon: <IconCopy /> },
        { id: 'download', label: t('overlays.menu.download'), icon: <IconDownload /> },
        { id: 'statistics', label: t('overlays.menu.statistics'), icon: <IconInfo />, disabled: true },
        { id: 'sign-out', label: t('overlays.menu.signOut'), icon: <IconLogout />, danger: true },
      ]}
    />
  );
}
