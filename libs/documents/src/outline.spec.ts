import {
  CARD_COLOR_NAMES,
  LOCALES,
  NOT_ACTIVATABLE_REASONS,
  PAGE_KINDS,
  PROFILE_FIELD_KEYS,
} from '@ringtag/contracts';
import fc from 'fast-check';
import { type Drawing, drawScan, type PublicScan } from './drawings';
import { drawOutline, toOutline } from './outline';
import { cut, escapeHtml, fillIn, Slots } from './slots';

const SITE = { privacyUrl: '/privacy', imprintUrl: 'https://example.com/imprint?a&b' };

const SPITEFUL = [
  '<script>alert(1)</script>',
  '" onfocus="alert(1)',
  "'><b>&amp;",
  '$& $1 {{name}}',
  'd5107c000c7015d',
  '\u202Eevil\u2066 ',
  'javascript:alert(1)',
  ' ',
];
const text = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.string({ minLength: 20, maxLength: 60, unit: 'binary' }),
  fc.constantFrom(...SPITEFUL),
);
const VALUES: Record<string, fc.Arbitrary<string>> = {
  email: fc.oneof(fc.emailAddress(), text),
  phone: fc.constantFrom('+49 170 1234567', '<1>'),
  website: fc.oneof(fc.webUrl(), fc.constantFrom('ann.example/?a&b', 'javascript:alert(1)')),
  dateOfBirth: fc.constantFrom('1990-05-17', '<17 May>'),
};
const fields = fc
  .subarray([...PROFILE_FIELD_KEYS])
  .chain((keys) => fc.tuple(...keys.map((key) => (VALUES[key] ?? text).map((value) => ({ key, value })))));
const photo = fc.option(fc.constantFrom(`/api/photos/${'0a1b'.repeat(16)}.webp`, '/a "photo".webp'), {
  nil: undefined,
});
const color = fc.option(fc.constantFrom(...CARD_COLOR_NAMES), { nil: undefined });
const link = fc.record({ label: text, url: fc.webUrl(), host: fc.domain() });
const links = fc.option(fc.array(link, { minLength: 1, maxLength: 8 }), { nil: undefined });
const maybeEmpty = fc.oneof(text, fc.constant(''));
const own = fc.option(maybeEmpty, { nil: undefined });
/** With all that a page can show: a value that outlines forget would be missing on each page. */
type AllOf<Shown> = { [Key in keyof Required<Shown>]: fc.Arbitrary<Shown[Key]> };
const yes = fc.constantFrom(true as const, undefined);
const owner: AllOf<NonNullable<PublicScan['owner']>> = {
  name: text,
  fields,
  photo,
  color,
  links,
  helped: yes,
};
const words: AllOf<NonNullable<PublicScan['lost']>> = { words: maybeEmpty, reward: maybeEmpty };
const shown: AllOf<Omit<PublicScan, 'formToken'>> = {
  state: fc.constantFrom('activated', 'activated', 'activatable', 'not-activatable', 'inactive', 'disabled'),
  reasons: fc.subarray([...NOT_ACTIVATABLE_REASONS]),
  code: fc
    .stringMatching(/^[B-Z2-9]{3,32}$/)
    .map((alias) => ({ alias, displayAlias: `${alias.slice(0, 2)}-${alias.slice(2)}` })),
  mark: fc.option(fc.stringMatching(/^[0-9a-f]{12}$/), { nil: undefined }),
  pageKind: fc.option(fc.constantFrom(...PAGE_KINDS), { nil: undefined }),
  asksSecret: yes,
  lost: fc.option(fc.record(words), { nil: undefined }),
  owner: fc.option(fc.record(owner), { nil: undefined, freq: 20 }),
  template: fc.option(
    fc.record({
      language: fc.constantFrom('en', 'uk'),
      title: own,
      description: own,
      messageFormTitle: own,
      messageFormPlaceholder: own,
      sendButtonText: own,
    }),
    { nil: undefined },
  ) as fc.Arbitrary<PublicScan['template']>,
};
const scan = fc.record(shown);

/** A document as the server builds it of a drawing. */
function toDocument({ title, description, preview, markup }: Drawing): string {
  const [name, about] = [preview?.title ?? '', preview?.description ?? ''];
  const head = [title, description, name, about].map((each) => `<meta content="${escapeHtml(each)}" />`);
  return `<html><head>${head.join('')}</head><body>${markup}</body></html>`;
}

it('should be filled in to what React draws, byte for byte', () => {
  const shapes = new Map<string, Parameters<typeof fillIn>[0]>();
  fc.assert(
    fc.property(scan, fc.constantFrom(...LOCALES), (drawn, locale) => {
      const context = { locale, brand: 'B & C', site: SITE };
      const slots = new Slots();
      const outline = toOutline(drawn, locale, slots);
      fc.pre(outline !== undefined);
      // As the server does it: the first scan of a shape makes it for all others.
      const key = locale + JSON.stringify(outline);
      const shape = shapes.get(key) ?? cut(toDocument(drawOutline(outline, context)));
      shapes.set(key, shape);
      expect(shape.start + fillIn(shape, slots.values) + shape.end).toBe(
        toDocument(drawScan(drawn, context)),
      );
    }),
    { numRuns: 200 },
  );
});

it('should have one shape for people who show the same fields', () => {
  const toShape = (name: string, email: string) => {
    const owner = { name, fields: [{ key: 'email' as const, value: email }] };
    const code = { alias: 'BCDF2345', displayAlias: 'BCDF-2345' };
    return JSON.stringify(
      toOutline({ state: 'activated', reasons: [], code, pageKind: 'lost', owner }, 'en', new Slots()),
    );
  };
  expect(toShape('Ann', 'ann@example.com')).toBe(toShape('ANN', 'b@c.example'));
  expect(toShape('Ann', 'ann@example.com')).not.toBe(toShape('Ann', 'ann.lee@example.com'));
});
