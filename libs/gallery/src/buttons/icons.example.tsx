import { useTranslation } from '@ringtag/i18n';
import { Button, IconChevronStart, IconDownload, IconSettings, Inline } from '@ringtag/ui';

export default function IconsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <Inline>
      <Button icon={<IconDownload />}>{t('download')}</Button>
      <Button variant="outline" icon={<IconChevronStart />}>
        {t('back')}
      </Button>
      <Button variant="plain" icon={<IconSettings />} aria-label={t('more')} />
    </Inline>
  );
}
