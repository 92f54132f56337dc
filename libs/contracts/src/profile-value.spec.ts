import { PROFILE_FIELD_KEYS, type ProfileFieldKey } from './profile-fields';
import { profileValueFault } from './profile-value';

const TODAY = '2026-11-21';
const toFault = (key: ProfileFieldKey, value: string) => profileValueFault(key, value, TODAY);

it.each<[ProfileFieldKey, string]>([
  ['email', 'ann@example.com'],
  ['phone', '+49 (30) 123-45.67'],
  ['businessPhone', '112'],
  ['website', 'ann.example'],
  ['website', 'http://ann.example/about'],
  ['linkedin', 'ann-lee'],
  ['linkedin', 'https://www.linkedin.com/company/lee'],
  ['instagram', '@ann.lee'],
  ['whatsapp', '+49 170 1234567'],
  ['whatsapp', 'https://wa.me/491701234567'],
  ['whatsapp', '0049 (0)170 1234567'],
  ['whatsapp', '\u202A＋４９ １７０ １２３４５６７\u202C'],
  ['phone', '+49 (0)30 – 90 18 20 ext. 12'],
  ['phone', '+١ ٢١٢ ٥٥٥ ٠١٢٣'],
  ['phone', 'tel:+49-30-901820'],
  ['dateOfBirth', '1900-01-01'],
  ['dateOfBirth', '2024-02-29'],
  ['dateOfBirth', TODAY],
  ['postalCode', 'SW1A 1AA'],
  ['company', 'javascript:alert(1)'],
  ['address', 'Graben 1\n2nd floor'],
  ['city', "L'Aquila <3"],
])('should take %s %j', (key, value) => {
  expect(toFault(key, value)).toBeUndefined();
});

it.each<[ProfileFieldKey, string, string]>([
  ['email', 'ann', 'isEmail'],
  ['email', 'ann@example.com, eve@example.com', 'isEmail'],
  ['phone', 'call me', 'isPhoneNumber'],
  ['alternativePhone', '12', 'isPhoneNumber'],
  ['phone', 'javascript:alert(1234)', 'isPhoneNumber'],
  ['whatsapp', 'ann', 'isWhatsAppNumber'],
  ['whatsapp', '0171 1234567', 'isWhatsAppNumber'],
  ['whatsapp', '(0171) 1234567', 'isWhatsAppNumber'],
  ['website', 'ann', 'isWebsite'],
  ['website', 'ftp://ann.example', 'isWebsite'],
  ['website', 'https://ann:secret@ann.example', 'isWebsite'],
  ['github', 'ann/repository', 'isSocialProfile'],
  ['instagram', 'https://evil.example/ann', 'isSocialProfile'],
  ['dateOfBirth', '1899-12-31', 'isDateOfBirth'],
  ['dateOfBirth', '2026-11-22', 'isDateOfBirth'],
  ['dateOfBirth', '2025-02-29', 'isDateOfBirth'],
  ['dateOfBirth', '2026-04-31', 'isDateOfBirth'],
  ['dateOfBirth', '21.11.2000', 'isDateOfBirth'],
  ['city', 'Wien\u0000', 'isPlainText'],
  ['city', 'Wien\r\nLinz', 'isPlainText'],
  ['phone', '+49 30\n123456', 'isPhoneNumber'],
])('should refuse %s %j by %s', (key, value, fault) => {
  expect(toFault(key, value)).toBe(fault);
});

const TAPPED = [
  'email',
  'website',
  'phone',
  'businessPhone',
  'alternativePhone',
  'linkedin',
  'twitter',
].concat(['instagram', 'facebook', 'github', 'tiktok', 'youtube', 'telegram', 'whatsapp', 'vkontakte']);

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '\\\\evil.example'])(
  'should refuse %j wherever scanners tap, and take it where it is words (XSS-2)',
  (value) => {
    const refused = PROFILE_FIELD_KEYS.filter((key) => toFault(key, value) !== undefined);
    expect(refused.sort()).toEqual([...TAPPED, 'dateOfBirth'].sort());
  },
);
