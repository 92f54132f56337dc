import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';

export default function VariantsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <Inline>
      <Button>{t('solid')}</Button>
      <Button variant="outline">{t('outline')}</Button>
      <Button variant="plain">{t('plain')}</Button>
      <Button variant="danger">{t('danger')}</Button>
    </Inline>
  );
}
