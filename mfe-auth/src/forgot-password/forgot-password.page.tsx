import { useTranslation } from '@ringtag/i18n';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1>Forgot password</h1>
      <p>{t('soon')}</p>
    </>
  );
}
