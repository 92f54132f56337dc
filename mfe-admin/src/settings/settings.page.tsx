import { useTranslation } from '@ringtag/i18n';

export default function SettingsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>Settings</h1>
      <p>{t('soon')}</p>
    </>
  );
}
