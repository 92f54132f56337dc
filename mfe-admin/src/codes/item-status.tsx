import type { ItemStatus } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';

const TONES = { active: 'success', inactive: 'warning', disabled: 'danger' } as const;

export function ItemStatusBadge({ status }: { status: ItemStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[status]}>{t(`item.statuses.${status}`)}</Badge>;
}
