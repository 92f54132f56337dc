import type { ItemStatus } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';

const TONES = { active: 'success', inactive: 'warning', disabled: 'danger' } as const;

export function StatusBadge({ status }: { status: ItemStatus }) {
  const { t } = useTranslation('dashboard');
  return <Badge tone={TONES[status]}>{t(`code.status.${status}`)}</Badge>;
}
