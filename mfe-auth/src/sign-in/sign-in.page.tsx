import { useTranslation } from '@ringtag/i18n';

export default function SignInPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1>Sign in</h1>
      <p>{t('soon')}</p>
    </>
  );
}
