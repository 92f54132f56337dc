import { useTranslation } from '@ringtag/i18n';
import { Button, IconRefresh, Inline, Tooltip } from '@ringtag/ui';

const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;

export default function TooltipsExample() {
  const { t } = useTranslation('gallery');
  return (
    <Inline>
      {PLACEMENTS.map((placement) => (
        <Tooltip key={placement} text={t('overlays.tooltip.text')} placement={placement}>
          <Button variant="outline">{t(`overlays.tooltip.${placement}`)}</Button>
        </Tooltip>
      ))}
      <Tooltip text={t('overlays.tooltip.reload')}>
        <Button variant="plain" icon={<IconRefresh />} aria-label={t('overlays.tooltip.reload')} />
      </Tooltip>
    </Inline>
  );
}
