import { retryLostParts, useTranslation } from '@ringtag/i18n';
import { Button, IconRefresh, Tooltip } from '@ringtag/ui';

/** The button in the place of a switcher that could not be loaded: the header has no room for a card. */
export function LostSwitcher() {
  const { t } = useTranslation('shell');
  const label = t('lost.switcher');
  return (
    <Tooltip text={label} placement="bottom">
      <Button variant="plain" icon={<IconRefresh />} aria-label={label} onClick={retryLostParts} />
    </Tooltip>
  );
}
