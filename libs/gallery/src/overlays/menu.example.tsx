import { useTranslation } from '@ringtag/i18n';
import { Button, DropdownMenu, IconCopy, IconDownload, IconInfo, IconLogout, IconUser } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';

export default function MenuExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays.menu' });
  return (
    <DropdownMenu
      label={t('account')}
      header={t('signedInAs', { name: 'Ann Lee' })}
      trigger={<Button variant="outline">{t('account')}</Button>}
      items={[
        {
          id: 'profile',
          label: t('profile'),
          icon: <IconUser />,
          render: (item) => <Link to="/profile" {...item} />,
        },
        { id: 'copy', label: t('copy'), icon: <IconCopy /> },
        { id: 'download', label: t('download'), icon: <IconDownload /> },
        { id: 'statistics', label: t('statistics'), icon: <IconInfo />, disabled: true },
        { id: 'sign-out', label: t('signOut'), icon: <IconLogout />, danger: true },
      ]}
    />
  );
}
