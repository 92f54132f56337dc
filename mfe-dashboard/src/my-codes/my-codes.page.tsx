import { useTranslation } from '@ringtag/i18n';

export default function MyCodesPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <h1>My codes</h1>
      <p>{t('soon')}</p>
    </>
  );
}
