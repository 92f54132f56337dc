import type { TypedMessage } from '@ringtag/card';
import { trimmed } from '@ringtag/contracts';
import type { NewMessage } from './messages.queries';

/** What the fields of the form contain; `website` is the honeypot, which only programs fill in. */
export type MessageDraft = Required<TypedMessage> & { website: string };

export type MessageErrors = Partial<Record<'body' | 'email', true>>;

export function readDraft(form: HTMLFormElement): MessageDraft {
  const data = new FormData(form);
  const read = (name: keyof MessageDraft) => String(data.get(name) ?? '');
  return {
    kind: read('kind'),
    body: read('body'),
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    website: read('website'),
  };
}

export function findErrors({ body }: MessageDraft): MessageErrors {
  return trimmed(body) ? {} : { body: true };
}

/** Returns the body of the call. Empty fields are left out. */
export function toMessage(draft: MessageDraft, formToken: string): NewMessage {
  const [name, email, phone] = [draft.name, draft.email, draft.phone].map(
    (text) => trimmed(text) || undefined,
  );
  return {
    kind: draft.kind === 'feedback' ? 'feedback' : 'message',
    body: trimmed(draft.body),
    sender: name || email || phone ? { name, email, phone } : undefined,
    formToken,
    website: draft.website || undefined,
  };
}
