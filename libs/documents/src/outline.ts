import {
  type CardLine,
  type CardSection,
  IN_HEADER,
  type PublicOwner,
  splitEmail,
  toSections,
  UNBROKEN,
} from '@ringtag/card';
import type { Locale } from '@ringtag/contracts';
import { toInitials, toTone } from '@ringtag/ui/static';
import mapValues from 'lodash/mapValues';
import { type Drawing, drawScan, type PublicScan } from './drawings';
import type { DrawingContext } from './frame';
import type { Slots } from './slots';

/**
 * A scan with markers in place of all that is its own. Two scans with the same outline are drawn alike, but for the
 * values that the markers stand for.
 */
export interface Outline {
  scan: PublicScan;
  card?: { sections: CardSection[]; tone: number; initials: string } | undefined;
}

/** Undefined for a scan that has to be drawn itself. */
export function toOutline(scan: PublicScan, locale: Locale, slots: Slots): Outline | undefined {
  const { state, reasons, asksSecret, pageKind, owner, template, lost } = scan;
  const code = { alias: slots.put(scan.code.alias), displayAlias: slots.put(scan.code.displayAlias) };
  const mark = scan.mark && slots.put(scan.mark);
  if (state !== 'activated' || !owner || !pageKind)
    return { scan: { state, reasons, code, mark, asksSecret } };
  const initials = toInitials(owner.name);
  // Without initials an avatar has a picture, which no marker can ask for.
  if (!initials) return undefined;
  return {
    scan: {
      state,
      reasons,
      code,
      mark,
      pageKind,
      owner: outlineOwner(owner, slots),
      template: template && outlineTexts(template, slots),
      lost: lost && outlineTexts(lost, slots),
    },
    card: {
      sections: outlineSections(toSections(owner, locale), slots),
      tone: toTone(owner.name),
      initials: slots.put(initials),
    },
  };
}

/** Of the fields only those that are not in the sections. */
function outlineOwner({ name, fields, photo, color, links, helped }: PublicOwner, slots: Slots): PublicOwner {
  return {
    name: slots.put(name),
    fields: fields
      .filter(({ key }) => IN_HEADER.includes(key))
      .map(({ key, value }) => ({ key, value: slots.put(value) })),
    ...(photo && { photo: outlinePhoto(photo, slots) }),
    ...(color && { color }),
    ...(helped && { helped }),
    ...(links && {
      links: links.map(({ label, url, host }) => ({
        label: slots.put(label),
        url: slots.put(url),
        host: slots.put(host),
      })),
    }),
  };
}

/** The path of an uploaded photo stays one, so that its smaller copies are found. */
function outlinePhoto(photo: string, slots: Slots): string {
  const [, before, hash, after] = /^(\/api\/photos\/)([0-9a-f]{64})(\.webp)$/.exec(photo) ?? [];
  return hash ? `${before}${slots.put(hash, hash.length)}${after}` : slots.put(photo);
}

/** An empty text is none. */
function outlineTexts<Written extends object>(texts: Written, slots: Slots): Written {
  return mapValues(texts, (text: unknown) => (text ? slots.put(String(text)) : text)) as Written;
}

function outlineSections(sections: readonly CardSection[], slots: Slots): CardSection[] {
  return sections.map(({ section, lines }) => ({
    section,
    lines: lines.map((line) => ({
      key: line.key,
      text: outlineText(line, slots),
      href: line.href && slots.put(line.href),
    })),
  }));
}

/** The card breaks lines between the parts of an email address, and inside of long ones. */
function outlineText({ key, text, href }: CardLine, slots: Slots): string {
  if (key !== 'email' || !href) return slots.put(text);
  return splitEmail(text)
    .map((part) =>
      part.replace(/[^@.]+/, (letters) => slots.put(letters, part.length > UNBROKEN ? part.length : 0)),
    )
    .join('');
}

/** What `drawScan` draws, with markers. */
export function drawOutline({ scan, card }: Outline, context: DrawingContext): Drawing {
  const drawing = drawScan(scan, context, card?.sections);
  if (!card) return drawing;
  const { tone, initials } = card;
  // The avatar reads both from the name, which is a marker here.
  const markup = drawing.markup.replace(
    AVATAR,
    (_, start: string, end: string) => start + tone + end + initials,
  );
  return { ...drawing, markup };
}

/** The colour and the initials of an avatar. */
const AVATAR = /(data-tone=")\d+("[^>]*>)[^<]+/;
