import { useTranslation } from '@ringtag/i18n';

export default function ProfilePage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <h1>Profile</h1>
      <p>{t('soon')}</p>
    </>
  );
}
