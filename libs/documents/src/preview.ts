import { type CardTemplate, type PublicOwner, toSubtitle } from '@ringtag/card';
import type { Locale, PageKind } from '@ringtag/contracts';
import type { DrawingContext } from './frame';
import { getTexts } from './texts';

/** What is said of an activated code. */
export interface ShownOwner {
  /** What the page of an activated code is for: chosen by its owner, or guessed from the owner's fields. */
  pageKind?: PageKind | undefined;
  owner?: PublicOwner | undefined;
  template?: CardTemplate | undefined;
}

/** What a messenger shows of a link. */
export interface Preview {
  title: string;
  description: string;
  /** The picture: of the product, of a thing that was found, or of the person whose contact it is. */
  picture: 'brand' | 'lost' | 'contact';
}

/**
 * What is said of the page of an owner: of a contact what the card shows first. Of a lost thing what to do, and nothing
 * that the owner wrote: whoever finds the keys of a person and posts the link must not post the name with it.
 */
export function toPreview({ pageKind, owner, template }: ShownOwner, { locale }: DrawingContext): Preview {
  const { card, plain, common } = getTexts(locale);
  if (pageKind !== 'contact' || !owner)
    return { title: card.page.found, description: plain.preview.lost, picture: 'lost' };
  const shown = [...toSubtitle(owner), template?.title].filter(Boolean);
  return { title: owner.name, description: shown.join(' · ') || common.slogan, picture: 'contact' };
}

/** The words in the picture of the product, or of a thing that was found. */
export function toPictureWords(kind: 'brand' | 'lost', locale: Locale): { title: string; text: string } {
  const { card, plain, common } = getTexts(locale);
  if (kind === 'brand') return { title: plain.about.headline, text: common.slogan };
  return { title: card.page.found, text: `${plain.preview.lost} ${plain.preview.free}` };
}
