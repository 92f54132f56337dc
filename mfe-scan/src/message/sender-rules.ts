import { isEmail } from '@ringtag/contracts';
import type { MessageDraft, MessageErrors } from './message-draft';

/** What the server would refuse of the ways to answer. */
export function senderErrorsOf({ email }: MessageDraft): MessageErrors {
  return isEmail(email.trim()) ? {} : { email: true };
}
