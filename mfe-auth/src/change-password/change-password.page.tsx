import { useTranslation } from '@ringtag/i18n';

export default function ChangePasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1>Change password</h1>
      <p>{t('soon')}</p>
    </>
  );
}
