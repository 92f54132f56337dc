import { FRAME_KINDS, NOT_ACTIVATABLE_REASONS, PROFILE_FIELD_KEYS, type ScanState } from '@ringtag/contracts';
import {
  drawFailure,
  drawMessageForm,
  drawPageFrame,
  drawScan,
  drawThanks,
  drawUnknown,
  type PublicScan,
} from './drawings';

const CONTEXT = { locale: 'en', brand: 'Brand', site: { privacyUrl: '/' } } as const;
const PHOTO = /<img [^>]*>/;
const TONE = /data-tone="(\d+)"/;
const code = { alias: 'BCDFG23456', displayAlias: 'BCDFG-23456' };

const activated: PublicScan = {
  state: 'activated',
  reasons: [],
  code,
  owner: {
    name: 'Ann',
    fields: PROFILE_FIELD_KEYS.map((key) => ({ key, value: 'https://ann.example' })),
    photo: '/photo.webp',
  },
  template: { language: 'en', title: 'Title', description: 'Text' },
};
const STATES: ScanState[] = ['activatable', 'not-activatable', 'inactive', 'disabled'];

/**
 * Markup with everything that a scan page shows at once, from which the style of the document's head is chosen; the
 * avatar in one of its looks.
 */
export function scanSamples(look: string): string {
  const [tone = '', photo] = look.split(' ');
  const states = STATES.map((state) => drawScan({ state, reasons: NOT_ACTIVATABLE_REASONS, code }, CONTEXT));
  const [card = ''] = drawScan(activated, CONTEXT).markup.split('<form');
  const all = [card, drawUnknown('X', CONTEXT).markup, ...states.map(({ markup }) => markup)].join('');
  return (photo ? all : all.replace(PHOTO, '')).replace(TONE, `data-tone="${tone}"`);
}

/** The look of the avatar in a drawing: its colour, and whether there is a photo; empty where there is no avatar. */
export function lookIn(markup: string): string {
  const tone = TONE.exec(markup)?.[1] ?? '';
  return PHOTO.test(markup) ? `${tone} photo` : tone;
}

/** The message form below the card. */
export function formSample(): string {
  const [, form = ''] = drawScan(activated, CONTEXT).markup.split('<form');
  return `<form${form}`;
}

/** The same for the message form and the pages around it. */
export function messageSamples(): string {
  const failed = { typed: {}, problem: 'Problem', invalid: ['body', 'email'], refused: true };
  const reachable = {
    ...activated,
    owner: { name: 'Ann', fields: [{ key: 'phone', value: '112' } as const] },
  };
  return [drawMessageForm(reachable, CONTEXT, failed), drawThanks(activated, CONTEXT)]
    .map(({ markup }) => markup)
    .join('');
}

/** A page that tells of a failure, with a form of its own. */
export function failureSample(): string {
  const action = { to: '/', label: 'Do' };
  return drawFailure({ code: 'unavailable', again: '/', action }, CONTEXT).markup;
}

/** The frames of all pages that have one. */
export function frameSamples(): string {
  return FRAME_KINDS.map((kind) => drawPageFrame(kind, CONTEXT).markup).join('');
}
