import { isEmail } from '@ringtag/contracts';
import type { MessageDraft, MessageErrors } from './message-draft';

/** Returns what the server would refuse in the sender's contact data. */
export function findSenderErrors({ email }: Pick<MessageDraft, 'email'>): MessageErrors {
  return isEmail(email.trim()) ? {} : { email: true };
}
