import { useTranslation } from '@ringtag/i18n';

export default function ProjectsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>Projects</h1>
      <p>{t('soon')}</p>
    </>
  );
}
