import {
  ABOUT_METRES,
  ATTACHMENT,
  BATCH,
  CHALLENGE,
  DAY,
  DIGITAL_CODES,
  HOUR,
  LENGTH,
  type Locale,
  MINUTE,
  OWNER_LINK,
  UNACTIVATION_REQUEST,
} from '@ringtag/contracts';

/**
 * The numbers in the answers, as the language writes them. Limits that administrators can change are not among them: the
 * pages do not know who reads them, and an account can have a limit of its own.
 */
export function getHelpFacts(locale: Locale): Record<string, string> {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const long = (value: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return {
    photos: number(ATTACHMENT.photos),
    megabytes: number(ATTACHMENT.maxBytes / 1e6),
    metres: number(ABOUT_METRES),
    digits: number(LENGTH.digits),
    minutes: number(CHALLENGE.life / MINUTE),
    linkLife: long(OWNER_LINK.life / DAY, 'day'),
    requestLife: long(UNACTIVATION_REQUEST.life / HOUR, 'hour'),
    perDay: number(DIGITAL_CODES.made.max),
    batch: number(BATCH.max),
  };
}
