import { trimmed } from '@ringtag/contracts';
import type { NewMessage } from './messages.queries';

export const EMPTY_MESSAGE = {
  kind: 'message' as NewMessage['kind'],
  body: '',
  name: '',
  email: '',
  phone: '',
  /** The honeypot. People do not see it, so only programs fill it in. */
  website: '',
};

export type MessageDraft = typeof EMPTY_MESSAGE;

export type MessageErrors = Partial<Record<'body' | 'email', true>>;

export function findErrors({ body }: MessageDraft): MessageErrors {
  return trimmed(body) ? {} : { body: true };
}

/** Returns the body of the call. Empty fields are left out. */
export function toMessage(draft: MessageDraft, formToken: string): NewMessage {
  const [name, email, phone] = [draft.name, draft.email, draft.phone].map(
    (text) => trimmed(text) || undefined,
  );
  return {
    kind: draft.kind,
    body: trimmed(draft.body),
    sender: name || email || phone ? { name, email, phone } : undefined,
    formToken,
    website: draft.website || undefined,
  };
}
