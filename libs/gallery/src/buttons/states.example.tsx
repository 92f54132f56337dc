import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function StatesExample() {
  const { t } = useTranslation('gallery');
  return (
    <Inline>
      <Button loading loadingLabel={t('buttons.saving')}>
        {t('buttons.save')}
      </Button>
      <Button variant="outline" loading loadingLabel={t('buttons.saving')}>
        {t('buttons.save')}
      </Button>
      <Button disabled>{t('buttons.disabled')}</Button>
      <Button variant="outline" disabled>
        {t('buttons.disabled')}
      </Button>
    </Inline>
  );
}
