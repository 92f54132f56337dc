import { Badge } from '@ringtag/ui';
import type { Waiting } from './use-navigation';

interface WaitingBadgeProps {
  waiting: Waiting | undefined;
  /** Shows a dot where there is no room for the number. Screen readers still say the number. */
  dot?: boolean;
}

/** How much waits behind an entry. Renders nothing where nothing does. */
export function WaitingBadge({ waiting, dot }: WaitingBadgeProps) {
  if (!waiting) return null;
  return <Badge tone="primary" count={dot ? undefined : waiting.count} label={waiting.label} />;
}
