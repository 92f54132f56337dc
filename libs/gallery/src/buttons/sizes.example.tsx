import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function SizesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <Inline>
      <Button size="xs">{t('save')}</Button>
      <Button size="sm">{t('save')}</Button>
      <Button size="md">{t('save')}</Button>
      <Button size="lg">{t('save')}</Button>
    </Inline>
  );
}
