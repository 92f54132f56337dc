import {
  FRAME_KINDS,
  NOT_ACTIVATABLE_REASONS,
  PAGE_KINDS,
  type PageKind,
  PROFILE_FIELD_KEYS,
  type ScanState,
} from '@ringtag/contracts';
import { TONES } from '@ringtag/ui/static';
import { drawConversation } from './conversation/conversation-drawings';
import type { ShownState } from './conversation/conversation-state';
import {
  drawEmptyPage,
  drawFailure,
  drawMessageForm,
  drawPageFrame,
  drawScan,
  drawUnknown,
  type PublicScan,
} from './drawings';
import { drawThanks } from './thanks-drawing';

const CONTEXT = { locale: 'en', brand: 'Brand', site: { privacyUrl: '/' } } as const;
const PHOTO = /<img [^>]*>/;
const TONE = /data-tone="(\d+)"/;
const LOST = /<div [^>]*data-lost=/;
const code = { alias: 'BCDFG23456', displayAlias: 'BCDFG-23456' };

const activated: PublicScan = {
  state: 'activated',
  reasons: [],
  code,
  owner: {
    name: 'Ann',
    fields: PROFILE_FIELD_KEYS.map((key) => ({
      key,
      value: key === 'email' ? 'a@b.example' : 'ann.example',
    })),
    photo: '/photo.webp',
  },
  template: { language: 'en', title: 'Title', description: 'Text', messageFormTitle: 'Write' },
};
const STATES: ScanState[] = ['activatable', 'not-activatable', 'inactive', 'disabled'];

/**
 * Markup with everything that a scan page shows at once, from which the style of the document's head is chosen: the card
 * in one of its looks, or all states of a code that have no card.
 */
export function scanSamples(look: string): string {
  if (look === '') {
    const states = STATES.map((state) =>
      drawScan({ state, reasons: NOT_ACTIVATABLE_REASONS, code }, CONTEXT),
    );
    return [drawUnknown('X', CONTEXT), ...states].map(({ markup }) => markup).join('');
  }
  const [tone, kind, photo, notice] = look.split(' ');
  const pageKind = PAGE_KINDS.find((each) => each === kind);
  const lost = notice ? { words: 'Words', reward: '10' } : undefined;
  const { markup } = drawScan({ ...activated, pageKind, lost }, CONTEXT);
  return (photo ? markup : markup.replace(PHOTO, '')).replace(TONE, `data-tone="${tone}"`);
}

/** All looks of a card, as `lookIn` names them. */
export const CARD_LOOKS = Array.from({ length: TONES }, (_, tone) =>
  ['', 'photo'].flatMap((photo) => [
    ...PAGE_KINDS.map((kind) => `${tone} ${kind} ${photo}`),
    `${tone} lost ${photo} notice`,
  ]),
).flat();

/**
 * The look of a card in a drawing: the colour of its avatar, what the page is for, and whether there are a photo and the
 * notice that the code is lost; empty where there is no card.
 */
export function lookIn(markup: string, pageKind: PageKind | undefined): string {
  const tone = TONE.exec(markup)?.[1];
  if (tone === undefined) return '';
  return `${tone} ${pageKind} ${PHOTO.test(markup) ? 'photo' : ''}${LOST.test(markup) ? ' notice' : ''}`;
}

/** The same for the message form and the pages around it. */
export function messageSamples(): string {
  const failed = { typed: {}, problem: 'Problem', invalid: ['body', 'email'], refused: true };
  const reachable = {
    ...activated,
    owner: { name: 'Ann', fields: [{ key: 'phone', value: '112' } as const] },
  };
  return [drawMessageForm(reachable, CONTEXT, failed), drawThanks(activated, 'token', CONTEXT)]
    .map(({ markup }) => markup)
    .join('');
}

/** The state of a conversation in which nobody has said anything besides messages. */
export const NOTHING_SAID: ShownState = {
  solvedAt: null,
  solvedBy: null,
  thanked: false,
  thanks: null,
  ownerPhone: null,
  senderPhone: null,
  keptUntil: null,
};

/** A conversation with everything that its page shows at once. */
export function conversationSamples(): string {
  const photos = [{ id: 'photo', width: 4, height: 3 }];
  const place = { latitude: 1, longitude: 1, accuracy: 1, about: true };
  const both = [
    { position: 1, side: 'sender', body: 'Text', createdAt: new Date(0), photos, place },
    { position: 2, side: 'owner', body: 'Text', createdAt: new Date(0), photos: [], place: null },
  ] as const;
  const answersTo = { mailed: false, problem: 'Problem' };
  const about = { token: 'token', alias: code.alias, ownerName: 'Ann', pageKind: 'lost' } as const;
  const shown = { ...about, ownerSeen: 1, messages: both, answersTo };
  const failed = { typed: '', problem: 'Problem', invalid: true, refused: true };
  const refused = { phone: '', problem: 'Problem' };
  const states = [
    { ...NOTHING_SAID, messageCount: 3 },
    {
      ...{ ...NOTHING_SAID, solvedAt: new Date(0), thanked: true },
      ...{ messageCount: 4, ownerPhone: '112', senderPhone: '112' },
    },
  ];
  return states
    .map((state) => drawConversation({ ...shown, ...state }, 'submission', CONTEXT, failed, refused).markup)
    .join('');
}

/** A page that tells of a failure, with a form of its own. */
export function failureSample(): string {
  const action = { to: '/', label: 'Do' };
  return drawFailure({ code: 'unavailable', again: '/', action }, CONTEXT).markup;
}

/** The frames of all pages that have one, and what stands in a document without one. */
export function frameSamples(): string {
  return FRAME_KINDS.map((kind) => drawPageFrame(kind, CONTEXT).markup).join('') + drawEmptyPage(CONTEXT);
}
