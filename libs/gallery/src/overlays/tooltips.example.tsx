import { useTranslation } from '@ringtag/i18n';
import { Button, IconRefresh, Inline, Tooltip } from '@ringtag/ui';

const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;

export default function TooltipsExample() {
  const { t } = useTranslation('galleryOverlays');
  return (
    <Inline>
      {PLACEMENTS.map((placement) => (
        <Tooltip key={placement} text={t('tooltip.text')} placement={placement}>
          <Button variant="outline">{t(`tooltip.${placement}`)}</Button>
        </Tooltip>
      ))}
      <Tooltip text={t('tooltip.reload')}>
        <Button variant="plain" icon={<IconRefresh />} aria-label={t('tooltip.reload')} />
      </Tooltip>
    </Inline>
  );
}
