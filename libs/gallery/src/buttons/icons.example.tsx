import { useTranslation } from '@ringtag/i18n';
import { Button, IconChevronStart, IconDownload, IconSettings, Inline } from '@ringtag/ui';

export default function IconsExample() {
  const { t } = useTranslation('gallery');
  return (
    <Inline>
      <Button icon={<IconDownload />}>{t('buttons.download')}</Button>
      <Button variant="outline" icon={<IconChevronStart />}>
        {t('buttons.back')}
      </Button>
      <Button variant="plain" icon={<IconSettings />} aria-label={t('buttons.more')} />
    </Inline>
  );
}
