import { ALERT_KINDS } from '@ringtag/contracts';
import type { AlertChoice } from '../alert-choices.queries';

/** The answer of GET /api/my-codes/{id}/alerts for an owner who has chosen nothing, used in specs. */
export const alertChoices: AlertChoice[] = ALERT_KINDS.map((kind) => ({ kind, mail: true, push: true }));
