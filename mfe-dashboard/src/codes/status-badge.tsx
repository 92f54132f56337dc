import { useTranslation } from '@ringtag/i18n';
import { Badge } from '@ringtag/ui';
import type { MyCode } from './codes.queries';

const TONES = { active: 'success', inactive: 'warning', disabled: 'danger', lost: 'danger' } as const;

/** A lost code is active for whoever finds it. If it is not, that says more. */
export function StatusBadge({ code: { status, lost } }: { code: Pick<MyCode, 'status' | 'lost'> }) {
  const { t } = useTranslation('dashboard');
  const shown = lost && status === 'active' ? 'lost' : status;
  return <Badge tone={TONES[shown]}>{t(`code.status.${shown}`)}</Badge>;
}
