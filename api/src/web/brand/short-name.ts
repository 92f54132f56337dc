import { cutText } from '@ringtag/contracts';

/** What phones show below an icon. */
const MOST_CHARACTERS = 12;

/** Shortens a name to whole words that fit. A first word that is too long itself is cut. */
export function toShortName(name: string): string {
  if (name.length <= MOST_CHARACTERS) return name;
  const end = name.lastIndexOf(' ', MOST_CHARACTERS);
  const words = name.slice(0, Math.max(0, end)).replace(/[\s\p{P}\p{S}]+$/u, '');
  return words || cutText(name, MOST_CHARACTERS);
}
