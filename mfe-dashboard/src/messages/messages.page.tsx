import { useTranslation } from '@ringtag/i18n';

export default function MessagesPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <h1>Messages</h1>
      <p>{t('soon')}</p>
    </>
  );
}
