import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function VariantsExample() {
  const { t } = useTranslation('gallery');
  return (
    <Inline>
      <Button>{t('buttons.solid')}</Button>
      <Button variant="outline">{t('buttons.outline')}</Button>
      <Button variant="plain">{t('buttons.plain')}</Button>
      <Button variant="danger">{t('buttons.danger')}</Button>
    </Inline>
  );
}
