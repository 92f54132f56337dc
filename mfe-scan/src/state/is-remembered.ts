import { toRememberedKey } from '@ringtag/contracts';
import { browserStorage } from '@ringtag/session';

/** Whether this browser remembers a conversation of the activation with this mark. */
export function isRemembered(alias: string, mark: string | undefined): boolean {
  return mark !== undefined && browserStorage.get(toRememberedKey(alias)) === mark;
}
