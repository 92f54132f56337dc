import {
  PHONE_KEYS,
  type ProfileFieldKey,
  profileLink,
  type ProfileValueFault,
  toPlainNumber,
} from '@ringtag/contracts';
// The only metadata that class-validator loads anyway: "min" would be loaded beside it.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findCountry } from './countries';
import { toPlainText } from './plain-text';

/** The end of a text that may be an extension: pauses, a word for it in our languages or a sign, and its digits. */
const EXTENSION =
  /([\s,;]*)(?:(e?xt\p{L}*|int\p{L}*|anexo|poste|durchwahl|dw|доб\p{L}*|вн\p{L}*)|([x#]))?[\s.:=]*(\d+)\s*#?$/iu;
/**
 * The most digits of an extension, by what stands before it, as libphonenumber has them. Behind a single pause fewer: a
 * second number may follow there.
 */
const EXTENSION_DIGITS = { word: 20, sign: 9, pauses: 15, pause: 5 };
/** A number with fewer digits has no extension: a comma in it parts its area code. */
const WITH_EXTENSION = 6;
/** A zero in brackets behind a country code: not dialled from abroad. */
const TRUNK_HINT = /\(\s*0\s*\)/;

/**
 * What a telephone dials for a number as people write it: with its country code (E.164), or its digits as typed where
 * that is not known; `;ext=` before an extension (RFC 3966), which telephones dial after a pause. One that is too long is
 * left out: people still see it, and dial it by hand. Undefined for what is no number.
 * @param country as its owner wrote it, in any of our languages; a name that is not recognised is no country
 */
export function toDialled(typed: string, country?: string): string | undefined {
  const { number, extension } = splitExtension(toPlainText(typed));
  if (extension !== undefined && number.replace(/\D/g, '').length < WITH_EXTENSION) return undefined;
  const abroad = number.replace(/^\(?(?:\+|00)/, '+');
  const dialled = abroad.startsWith('+') ? toAbroad(abroad, number) : toHome(number, country);
  return dialled && extension ? `${dialled};ext=${extension}` : dialled;
}

/** The extension is empty where it is too long, and undefined where there is none. */
function splitExtension(text: string): { number: string; extension?: string } {
  const [end, separators = '', word, sign, extension = ''] = EXTENSION.exec(text) ?? [''];
  const pauses = separators.replace(/\s/g, '').length;
  const kind = word ? 'word' : sign ? 'sign' : pauses > 1 ? 'pauses' : 'pause';
  const isShort = extension.length <= EXTENSION_DIGITS[kind];
  if (kind === 'pause' && (pauses === 0 || !isShort)) return { number: text };
  return { number: text.slice(0, text.length - end.length), extension: isShort ? extension : '' };
}

/** The same for pages, which know plain numbers themselves: undefined where what is dialled is the digits as typed. */
export function dialledUnlessPlain(typed: string, country?: string): string | undefined {
  const dialled = toDialled(typed, country);
  return dialled === toPlainNumber(typed) ? undefined : dialled;
}

/** By these digits two numbers are the same however they are written: those that are dialled, without an extension. */
export function toPhoneDigits(typed: string, country?: string): string {
  return toTypedDigits(toDialled(typed, country)?.replace(/;ext=.*/, '') ?? typed);
}

/** The digits of a number as typed. A plus and 00 are the same. */
export function toTypedDigits(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^00/, '');
}

/** Whether a public value is a number to dial. */
export function isDialled(key: ProfileFieldKey): boolean {
  return key === 'whatsapp' || PHONE_KEYS.includes(key);
}

/** The rule that a telephone number of a profile breaks (`profileValueFault` takes whatever may be one). */
export function phoneFault(key: ProfileFieldKey, value: string): ProfileValueFault | undefined {
  if (!isDialled(key) || profileLink(key, value, toDialled(value) ?? null)) return undefined;
  return key === 'whatsapp' ? 'isWhatsAppNumber' : 'isPhoneNumber';
}

/** @param number the same as typed: dialled like this if no country has such numbers */
function toAbroad(abroad: string, number: string): string | undefined {
  const found = parsePhoneNumberFromString(abroad, { extract: false });
  if (found?.isValid()) return toPlainNumber(found.number);
  // A number that its country has not given to anybody, as far as we know.
  const likely = parsePhoneNumberFromString(abroad.replace(TRUNK_HINT, ''), { extract: false });
  return toPlainNumber(likely?.isPossible() ? likely.number : number.replace(TRUNK_HINT, ''));
}

/**
 * With the code of the country if it is a whole number of that country, as it is dialled there. A number without its
 * area code could be another one elsewhere.
 */
function toHome(number: string, country: string | undefined): string | undefined {
  const typed = toPlainNumber(number);
  const home = country && typed ? findCountry(country) : undefined;
  const found = home && parsePhoneNumberFromString(number, { defaultCountry: home, extract: false });
  if (!found?.isValid()) return typed;
  const national = found.formatNational().replace(/\D/g, '');
  // In America people write a 1 before it, or not.
  const isWhole = typed === national || (found.countryCallingCode === '1' && typed === `1${national}`);
  return isWhole ? found.number : typed;
}
