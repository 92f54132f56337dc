import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function StatesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <Inline>
      <Button loading loadingLabel={t('saving')}>
        {t('save')}
      </Button>
      <Button variant="outline" loading loadingLabel={t('saving')}>
        {t('save')}
      </Button>
      <Button disabled>{t('disabled')}</Button>
      <Button variant="outline" disabled>
        {t('disabled')}
      </Button>
    </Inline>
  );
}
