import { useTranslation } from '@ringtag/i18n';
import { Inline, Spinner } from '@ringtag/ui';

export default function SpinnersExample() {
  const { t } = useTranslation('galleryButtons');
  return (
    <Inline>
      <Spinner label={t('waiting')} />
      <Spinner immediate label={t('waiting')} />
    </Inline>
  );
}
