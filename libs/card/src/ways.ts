import type { ProfileFieldKey } from '@ringtag/contracts';
import type { CardLine } from './card-fields';

/** The kinds of round actions in their order. A message is not among them: it has a button or the form itself. */
const WAYS = {
  call: ['phone', 'businessPhone', 'alternativePhone'],
  whatsapp: ['whatsapp'],
  mail: ['email'],
  map: ['address'],
  website: ['website'],
} satisfies Record<string, readonly ProfileFieldKey[]>;

export type WayKind = keyof typeof WAYS;

export interface Way {
  kind: WayKind;
  href: string;
}

const KINDS = Object.entries(WAYS) as [WayKind, readonly ProfileFieldKey[]][];

/** One way of each kind that the owner shows to everyone, such as the first of several phones. */
export function toWays(lines: readonly CardLine[]): Way[] {
  return KINDS.flatMap(([kind, keys]) => {
    const line = keys.map((key) => lines.find((each) => each.key === key && each.href)).find(Boolean);
    return line?.href ? [{ kind, href: line.href }] : [];
  });
}
