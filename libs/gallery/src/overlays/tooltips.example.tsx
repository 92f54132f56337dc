import { useTranslation } from '@ringtag/i18n';
import { Button, IconRefresh, Inline, Tooltip } from '@ringtag/ui';

const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const;

export default function TooltipsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays.tooltip' });
  return (
    <Inline>
      {PLACEMENTS.map((placement) => (
        <Tooltip key={placement} text={t('text')} placement={placement}>
          <Button variant="outline">{t(`${placement}`)}</Button>
        </Tooltip>
      ))}
      <Tooltip text={t('reload')}>
        <Button variant="plain" icon={<IconRefresh />} aria-label={t('reload')} />
      </Tooltip>
    </Inline>
  );
}
