import type { PageSize } from '@ringtag/contracts';

/** The regions that print on US Letter (CLDR). Everybody else prints on A4. */
const ON_LETTER = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

/** The paper of the region that a language tag names. */
export function toPaper(language: string): PageSize {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1] ?? '';
  return ON_LETTER.includes(region) ? 'Letter' : 'A4';
}
