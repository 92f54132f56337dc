import { useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui';

export function SignedInNote() {
  const { t } = useTranslation('auth');
  return (
    <Alert tone="success" title={t('done.title')}>
      {t('done.text')}
    </Alert>
  );
}
