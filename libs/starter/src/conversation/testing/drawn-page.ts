import type { ConversationSide } from '@ringtag/contracts';
import { drawConversation, type FailedAnswer } from '@ringtag/documents';
import { NOTHING_SAID } from '@ringtag/documents/samples';

type Shown = Parameters<typeof drawConversation>[0];
type RefusedPhone = Parameters<typeof drawConversation>[4];

const BARE = {
  token: 'token',
  alias: 'BCDF2345',
  ownerName: 'Ann',
  ownerSeen: 1,
  ...NOTHING_SAID,
};

/** A message as the page shows it. */
export function written(position: number, side: ConversationSide, body: string) {
  const createdAt = new Date('2026-11-20T10:00:00Z');
  return { position, side, body, createdAt, photos: [], place: null };
}

export const FIRST = written(0, 'sender', 'I found your keys');
export const ANSWER = written(1, 'owner', 'Where are you?');

let drawings = 0;

/** The page of a conversation as the server draws it, with another id for the next message each time. */
export function drawPage(
  more: Partial<Shown> = {},
  failed?: FailedAnswer,
  refusedPhone?: RefusedPhone,
): string {
  const messages = more.messages ?? [FIRST];
  const shown = { ...BARE, messages, messageCount: messages.length, ...more };
  drawings += 1;
  const { markup } = drawConversation(
    shown,
    `submission-${drawings}`,
    { locale: 'en', brand: 'B', site: { privacyUrl: '/privacy' } },
    failed,
    refusedPhone,
  );
  return markup;
}

export function toDocument(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Shows a page in this document. */
export function show(html: string): void {
  document.documentElement.lang = 'en';
  document.body.replaceChildren(...toDocument(html).body.childNodes);
}

export const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
export const status = () => one('[data-status]').textContent;
/** Lets answers arrive. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
