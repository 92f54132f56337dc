import { useTranslation } from '@ringtag/i18n';

export default function FindCodePage() {
  const { t } = useTranslation('scan');
  return (
    <>
      <h1>Find code</h1>
      <p>{t('soon')}</p>
    </>
  );
}
