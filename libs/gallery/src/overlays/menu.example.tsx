import { useTranslation } from '@ringtag/i18n';
import { Button, DropdownMenu, IconCopy, IconDownload, IconInfo, IconLogout, IconUser } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';

export default function MenuExample() {
  const { t } = useTranslation('galleryOverlays');
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
        { id: 'download', label: t('menu.download'), icon: <IconDownload /> },
        { id: 'statistics', label: t('menu.statistics'), icon: <IconInfo />, disabled: true },
        { id: 'sign-out', label: t('menu.signOut'), icon: <IconLogout />, danger: true },
      ]}
    />
  );
}
