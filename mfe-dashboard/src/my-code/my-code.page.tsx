import { useTranslation } from '@ringtag/i18n';

export default function MyCodePage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <h1>My code</h1>
      <p>{t('soon')}</p>
    </>
  );
}
