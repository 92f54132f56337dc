import type { User } from '../../accounts';
import type { HeldActivation } from '../../codes';

/** Whether somebody still has the code, wants mails about it, and may sign in. */
export function canGetMails({ notify, endedAt }: HeldActivation, { blockedAt }: User): boolean {
  return notify === 'always' && !endedAt && !blockedAt;
}
