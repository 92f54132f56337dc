import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';

interface UnreadBadgeProps {
  count: number | undefined;
  /** Shows a dot where there is no room for the number. Screen readers still say the number. */
  dot?: boolean;
}

/** The number of unread messages. Renders nothing when there are none. */
export function UnreadBadge({ count, dot }: UnreadBadgeProps) {
  const { t } = useTranslation('shell');
  if (!count) return null;
  return <Badge tone="primary" count={dot ? undefined : count} label={t('nav.unread', { count })} />;
}
