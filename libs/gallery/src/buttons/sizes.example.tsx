import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function SizesExample() {
  const { t } = useTranslation('gallery');
  return (
    <Inline>
      <Button size="xs">{t('buttons.save')}</Button>
      <Button size="sm">{t('buttons.save')}</Button>
      <Button size="md">{t('buttons.save')}</Button>
      <Button size="lg">{t('buttons.save')}</Button>
    </Inline>
  );
}
