import { useTranslation } from '@ringtag/i18n';

export default function SignUpPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1>Sign up</h1>
      <p>{t('soon')}</p>
    </>
  );
}
