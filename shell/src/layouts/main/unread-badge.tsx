import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';

interface UnreadBadgeProps {
  count: number | undefined;
  /** A dot that says the number to screen readers only, where there is no room for it. */
  dot?: boolean;
}

/** How many messages are unread; nothing for none. */
export function UnreadBadge({ count, dot }: UnreadBadgeProps) {
  const { t } = useTranslation('shell');
  if (!count) return null;
  return <Badge tone="primary" count={dot ? undefined : count} label={t('nav.unread', { count })} />;
}
