import { trimmed } from '@ringtag/contracts';
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

export type MessageErrors = Partial<Record<'body' | 'email', true>>;

export function errorsOf({ body }: MessageDraft): MessageErrors {
  return trimmed(body) === '' ? { body: true } : {};
}

/** The body of the call; contact fields that are empty are left out. */
export function messageOf({ kind, body, website, ...contact }: MessageDraft, formToken: string): NewMessage {
  const { name, email, phone } = contact;
  const sender = Object.fromEntries(
    Object.entries({ name, email, phone })
      .map(([key, value]) => [key, trimmed(value)])
      .filter(([, value]) => value !== ''),
  );
  return {
    kind,
    body: trimmed(body),
    ...(Object.keys(sender).length > 0 && { sender }),
    formToken,
    ...(website && { website }),
  };
}
