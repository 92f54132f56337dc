import {
  FRAME_KINDS,
  HELP_READERS,
  LOCALES,
  NOT_ACTIVATABLE_REASONS,
  PAGE_KINDS,
  PROFILE_FIELD_KEYS,
  SCAN_STATES,
} from '@ringtag/contracts';
import { HtmlValidate } from 'html-validate/node';
import {
  drawAbout,
  drawActivated,
  drawActivatedElsewhere,
  drawActivationForm,
  drawCodeStep,
  drawConversation,
  drawDeclined,
  drawEmptyPage,
  drawEndedStep,
  drawFailure,
  drawFindCode,
  drawGuarded,
  drawHelp,
  drawLink,
  drawMessageForm,
  drawNoConversation,
  drawNoStep,
  drawPageFrame,
  drawRefusal,
  drawScan,
  drawThanks,
  drawUnknown,
  type DrawingContext,
  type PublicScan,
} from '.';
import { NOTHING_SAID } from './samples';

/**
 * What the standard and accessibility demand; not how React writes names and empty elements (`srcSet`, `<br/>`). Lists
 * without marks say that they are lists: VoiceOver would not.
 */
const html = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'attr-case': 'off', 'void-style': 'off', 'no-redundant-role': 'off' },
});

const code = { alias: 'BCDFG23456', displayAlias: 'BCDFG-23456' };
const owner = {
  name: 'Ann <Lee> & "Sons"',
  fields: PROFILE_FIELD_KEYS.map((key) => ({ key, value: 'https://ann.example/?a=1&b=2' })),
  photo: `/api/photos/${'0a'.repeat(32)}.webp`,
};
const card = (more: Partial<PublicScan> = {}): PublicScan => ({
  state: 'activated',
  reasons: [],
  code,
  owner,
  template: { language: 'uk', title: 'Ключі', description: 'Дякую', sendButtonText: 'Надіслати' },
  formToken: 'token',
  ...more,
});
const failed = { typed: { body: '<b>' }, problem: 'Problem', invalid: ['body', 'email'], refused: true };

/** Every drawing in every state. */
function drawings(context: DrawingContext): Record<string, string> {
  const kinds = PAGE_KINDS.flatMap((pageKind) => [
    [`${pageKind}, full`, drawScan(card({ pageKind }), context)] as const,
    [
      `${pageKind}, only a name`,
      drawScan(card({ pageKind, owner: { name: 'Ann', fields: [] } }), context),
    ] as const,
    [`${pageKind}, the form`, drawMessageForm(card({ pageKind }), context)] as const,
    [`${pageKind}, not sent`, drawMessageForm(card({ pageKind }), context, failed)] as const,
    [`${pageKind}, thanks`, drawThanks(card({ pageKind }), 'token', context)] as const,
  ]);
  const states = SCAN_STATES.filter((state) => state !== 'activated').map(
    (state) => [state, drawScan({ state, reasons: NOT_ACTIVATABLE_REASONS, code }, context)] as const,
  );
  const action = { to: '/', label: 'Do', fields: { path: '/scan/BCDFG23456' } };
  const others = [
    ['unknown', drawUnknown('<x>', context)] as const,
    ['failure', drawFailure({ code: 'unavailable', again: '/', action }, context)] as const,
    ...[true, false].map((offered) => [`about, ${offered}`, drawAbout(context, offered)] as const),
    ...[undefined, ...HELP_READERS].map((reader) => [`help, ${reader}`, drawHelp(reader, context)] as const),
    ['not found', drawFailure({ code: 'not_found' }, context)] as const,
    ['guarded', drawGuarded({ code: 'codes_guarded', alias: 'BCDFG23456', path: '/' }, context)] as const,
    ...FRAME_KINDS.map((kind) => [`frame, ${kind}`, drawPageFrame(kind, context)] as const),
    ['no frame', { markup: drawEmptyPage(context) }] as const,
  ];
  const all = [...kinds, ...states, ...others, ...conversations(context), ...activations(context)];
  return Object.fromEntries(all.map(([name, { markup }]) => [name, markup]));
}

function conversations(context: DrawingContext) {
  const createdAt = new Date(0);
  const messages = (['sender', 'owner'] as const).map((side, i) => ({
    position: i + 1,
    side,
    body: '<b>\n\u202e',
    createdAt,
    photos: [{ id: 'photo', width: 4, height: 3 }],
    place: { latitude: 1, longitude: -1, accuracy: 500, about: side === 'owner' },
  }));
  const about = { token: 'token', alias: code.alias, ownerName: owner.name, pageKind: 'lost' } as const;
  const shown = { ...about, ...NOTHING_SAID, messages, messageCount: 3, ownerSeen: 1 };
  const told = {
    solvedAt: createdAt,
    solvedBy: 'owner' as const,
    thanked: true,
    thanks: '<3',
    keptUntil: createdAt,
  };
  const solved = { ...told, ownerPhone: '+49 170 1234567', senderPhone: '112' };
  const refusedPhone = { phone: '<b>', problem: 'Problem' };
  const refused = { typed: '<b>', problem: 'Problem', invalid: true };
  return [
    ['conversation', drawConversation(shown, 'id', context)] as const,
    ['a solved one', drawConversation({ ...shown, ...solved }, 'id', context)] as const,
    ['a refused number', drawConversation(shown, 'id', context, undefined, refusedPhone)] as const,
    ['older messages', drawConversation({ ...shown, messageCount: 9 }, 'id', context, refused)] as const,
    ['no conversation', drawNoConversation(context)] as const,
  ];
}

/** The pages of an activation, with all that they may show. */
function activations(context: DrawingContext) {
  const typed = {
    name: 'Ann <Lee>',
    email: 'ann@example.com',
    pageKind: 'lost' as const,
    fields: PROFILE_FIELD_KEYS.map((key) => ({ key, value: '"', visibility: 'private' as const })),
  };
  const { alias } = code;
  const [path, problem] = ['/scan/BCDFG23456/verify/1', { title: 'Problem', text: '<Text>' }];
  const asked = { email: typed.email, wait: 'soon', resent: true, typed: '12', shared: true };
  const step = { path, ...asked, error: 'No', problem };
  return [
    ['activation', drawActivationForm(alias, {}, context)] as const,
    [
      'refused',
      drawActivationForm(alias, { typed, problem: 'No', errors: { name: 'No' } }, context),
    ] as const,
    ['step', drawCodeStep(alias, step, context)] as const,
    ['ended', drawEndedStep(alias, { path, email: typed.email, problem }, context)] as const,
    ['no step', drawNoStep(context)] as const,
    ['elsewhere', drawActivatedElsewhere(alias, context)] as const,
    ['limit', drawRefusal(alias, { code: 'activation_limit_reached', currentCount: 3 }, context)] as const,
    ['link', drawLink(alias, { token: 'token', preview: typed, shared: false, problem }, context)] as const,
    ['declined', drawDeclined(alias, context)] as const,
    ['activated', drawActivated({ alias, itemId: 'item', named: false }, context)] as const,
    ['find', drawFindCode('<x>', context)] as const,
  ];
}

it.each(LOCALES)('should draw valid HTML in every state (%s)', (locale) => {
  const context = {
    locale,
    brand: 'Ringtag',
    site: { privacyUrl: '/privacy', imprintUrl: '/imprint' },
  };
  const faults = Object.entries(drawings(context)).flatMap(([name, markup]) =>
    html
      .validateStringSync(markup)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
