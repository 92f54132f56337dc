import { useTranslation } from '@ringtag/i18n';

export default function ScanPage() {
  const { t } = useTranslation('scan');
  return (
    <>
      <h1>Scan</h1>
      <p>{t('soon')}</p>
    </>
  );
}
