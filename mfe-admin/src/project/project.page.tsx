import { useTranslation } from '@ringtag/i18n';

export default function ProjectPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>Project</h1>
      <p>{t('soon')}</p>
    </>
  );
}
