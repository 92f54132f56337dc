import { useTranslation } from '@ringtag/i18n';

export default function NewProjectPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>New project</h1>
      <p>{t('soon')}</p>
    </>
  );
}
