import { DOCUMENT_ID, isEmail } from '@ringtag/contracts';
import type { NewMessage } from './send-message.mutation';

export interface MessageDraft {
  kind: NewMessage['kind'];
  body: string;
  name: string;
  email: string;
  phone: string;
  /** The honeypot: people do not see it. */
  website: string;
}

export const EMPTY_MESSAGE: MessageDraft = {
  kind: 'message',
  body: '',
  name: '',
  email: '',
  phone: '',
  website: '',
};

/** What somebody has typed into the server's form before this one came. */
export function typedBefore(): Partial<MessageDraft> {
  const form = document.querySelector<HTMLFormElement>(`#${DOCUMENT_ID.firstPaint} form`);
  if (!form) return {};
  const fields = Object.entries(Object.fromEntries(new FormData(form)));
  return Object.fromEntries(
    fields.filter(([name, value]) => name in EMPTY_MESSAGE && typeof value === 'string'),
  );
}

export type MessageErrors = Partial<Record<'body' | 'email', true>>;

export function errorsOf({ body, email }: MessageDraft): MessageErrors {
  return {
    ...(body.trim() === '' && { body: true as const }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: true as const }),
  };
}

/** The body of the call; contact fields that are empty are left out. */
export function messageOf({ kind, body, website, ...contact }: MessageDraft, formToken: string): NewMessage {
  const { name, email, phone } = contact;
  const sender = Object.fromEntries(
    Object.entries({ name, email, phone })
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value !== ''),
  );
  return {
    kind,
    body: body.trim(),
    ...(Object.keys(sender).length > 0 && { sender }),
    formToken,
    ...(website && { website }),
  };
}
