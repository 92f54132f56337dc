import {
  guessPageKind,
  type PageKind,
  type ProfileFieldKey,
  toLinkHost,
  toShownFields,
} from '@ringtag/contracts';
import type { PublicScan } from '@ringtag/documents';
import { photoPath } from '../../accounts';
import { dialledUnlessPlain, isDialled } from '../../platform/phone-numbers/dialled';
import type { StoredCard } from '../tables/card.entity';

export type FieldPair = [ProfileFieldKey, string];

/** Some drivers parse JSON, others answer text. */
export type Json<Value> = string | Value | null;

export function readJson<Value>(json: Json<Value>): Value | null {
  return typeof json === 'string' ? (JSON.parse(json) as Value) : json;
}

/** What a profile shows to everyone. */
interface PublicProfile {
  name: string;
  /** The hash of the photo. */
  photo: string | null;
  fields: readonly FieldPair[];
  /** Whether people help the owner to answer. */
  helped: boolean;
}

/** What the page of a code shows of its owner: at most what the profile makes public, as the owner chose for this page. */
export function toCard(
  pageKind: PageKind | null,
  { name, photo, fields, helped }: PublicProfile,
  own: StoredCard | null,
): Pick<PublicScan, 'owner' | 'pageKind'> {
  const open = fields.map(([key, value]) => ({ key, value }));
  const shown = own ? toShownFields(open, own) : open;
  // A country that is not shown must not show in the country code of a number.
  const country = shown.find(({ key }) => key === 'country')?.value;
  return {
    pageKind: pageKind ?? guessPageKind(open.map(({ key }) => key)),
    owner: {
      name: own?.name || name,
      fields: shown.map((field) => toPublicField(field, country)),
      ...(photo && own?.photo !== false && { photo: photoPath(photo) }),
      ...(own?.color && { color: own.color }),
      ...(own?.links.length && {
        links: own.links.map(({ label, url }) => ({ label, url, host: toLinkHost(url) })),
      }),
      ...(helped && { helped }),
    },
  };
}

function toPublicField(field: { key: ProfileFieldKey; value: string }, country: string | undefined) {
  const dialled = isDialled(field.key) ? dialledUnlessPlain(field.value, country) : undefined;
  return dialled ? { ...field, dialled } : field;
}
