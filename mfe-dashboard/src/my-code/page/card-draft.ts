import type { PublicOwner } from '@ringtag/card';
import {
  type CardLinkFault,
  findLinkFaults,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
  toLinkHost,
  toLinkUrl,
  toShownFields,
  trimmed,
} from '@ringtag/contracts';
import type { Profile } from '@ringtag/shell-controls/profile';
import type { CodeCard } from '../../codes/codes.queries';

/** A link that is being written. Its key stays when it is moved. */
export interface LinkDraft {
  key: string;
  label: string;
  url: string;
}

/** What the page of a code shows of its owner, as it is being edited. */
export type CardDraft = Omit<CodeCard, 'links' | 'photo'> & { photo: boolean; links: LinkDraft[] };

const NOTHING: CodeCard = { fields: null, name: '', role: '', color: null, links: [] };

export function toDraft(card: CodeCard | null): CardDraft {
  const { links, photo = true, ...rest } = card ?? NOTHING;
  return { ...rest, photo, links: links.map((link, place) => ({ ...link, key: String(place) })) };
}

/** Returns what is saved of a draft. Links without any text are left out. */
export function toSaved({ name, role, links, ...rest }: CardDraft): CodeCard {
  const written = links.map(({ label, url }) => ({ label: trimmed(label), url: url.trim() }));
  return {
    ...rest,
    name: trimmed(name),
    role: trimmed(role),
    links: written.filter(({ label, url }) => label !== '' || url !== ''),
  };
}

export function isSame(one: CardDraft, other: CardDraft): boolean {
  return JSON.stringify(toSaved(one)) === JSON.stringify(toSaved(other));
}

/** The rules that each part of a link breaks. A link without any text is none. */
export function findFaults({ label, url }: LinkDraft): { label?: CardLinkFault; url?: CardLinkFault } {
  return trimmed(label) === '' && url.trim() === '' ? {} : findLinkFaults({ label, url });
}

/** The fields with one of them chosen or not, in the order of the specification. */
export function toggled(
  fields: readonly ProfileFieldKey[],
  key: ProfileFieldKey,
  chosen: boolean,
): ProfileFieldKey[] {
  return PROFILE_FIELD_KEYS.filter((each) => (each === key ? chosen : fields.includes(each)));
}

export function moved(links: readonly LinkDraft[], from: number, by: 1 | -1): LinkDraft[] {
  const link = links[from]!;
  const others = links.filter((each) => each !== link);
  return [...others.slice(0, from + by), link, ...others.slice(from + by)];
}

/** What scanners would see of the owner: as the server does it, without links that it would refuse. */
export function toShownOwner({ name, fields, photo }: Profile, draft: CardDraft): PublicOwner {
  const card = toSaved(draft);
  const links = draft.links.flatMap(({ label, url }) => {
    const address = toLinkUrl(url);
    return address && trimmed(label)
      ? [{ label: trimmed(label), url: address, host: toLinkHost(address) }]
      : [];
  });
  const open = fields.filter(({ visibility }) => visibility === 'public');
  return {
    name: card.name || (name ?? ''),
    fields: toShownFields(open, card),
    ...(photo && card.photo && { photo }),
    ...(card.color && { color: card.color }),
    ...(links.length > 0 && { links }),
  };
}
