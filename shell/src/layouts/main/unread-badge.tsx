import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';

/** How many messages are unread; nothing for none. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  const { t } = useTranslation('shell');
  return count ? <Badge tone="primary" count={count} label={t('nav.unread', { count })} /> : null;
}
