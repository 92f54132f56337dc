import { useTranslation } from '@ringtag/i18n';

export default function ItemPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>Item</h1>
      <p>{t('soon')}</p>
    </>
  );
}
