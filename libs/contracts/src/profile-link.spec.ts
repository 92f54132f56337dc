import { PROFILE_FIELD_KEYS, type ProfileFieldKey } from './profile-fields';
import { profileLink } from './profile-link';

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'java.script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:/\\evil.example',
  'https://user:secret@evil.example',
  'https://example.com@evil.example',
  'https://exam ple.com',
  'https://',
  'mailto:a@b.co',
];

describe.each(PROFILE_FIELD_KEYS)('%s', (key) => {
  it.each(UNSAFE)('should show %j as plain text', (value) => {
    expect(profileLink(key, value)).toBeUndefined();
  });
});

it.each<[ProfileFieldKey, string, string]>([
  ['website', 'https://ann.example/about?x=1#top', 'https://ann.example/about?x=1#top'],
  ['website', 'http://ann.example', 'http://ann.example/'],
  ['website', 'ann.example', 'https://ann.example/'],
  ['website', ' www.ann.example/shop ', 'https://www.ann.example/shop'],
  ['website', 'ann.example:8080/x', 'https://ann.example:8080/x'],
  ['website', 'пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['email', 'ann@example.com', 'mailto:ann@example.com'],
  ['email', 'a?subject=x&bcc=b@example.com', 'mailto:a%3Fsubject%3Dx%26bcc%3Db@example.com'],
  ['phone', '+49 (170) 123-45.67', 'tel:+491701234567'],
  ['businessPhone', '030/1234', 'tel:0301234'],
  ['alternativePhone', '112', 'tel:112'],
  ['whatsapp', '+49 170 1234567', 'https://wa.me/491701234567'],
  ['whatsapp', 'https://wa.me/491701234567', 'https://wa.me/491701234567'],
  ['instagram', '@ann.lee', 'https://www.instagram.com/ann.lee'],
  ['instagram', 'instagram.com/ann.lee', 'https://instagram.com/ann.lee'],
  ['twitter', 'ann_lee', 'https://x.com/ann_lee'],
  ['twitter', 'http://twitter.com/ann', 'https://twitter.com/ann'],
  ['linkedin', 'ann-lee', 'https://www.linkedin.com/in/ann-lee'],
  ['facebook', 'https://www.facebook.com/profile.php?id=1', 'https://www.facebook.com/profile.php?id=1'],
  ['linkedin', 'https://de.linkedin.com/in/jörg', 'https://de.linkedin.com/in/j%C3%B6rg'],
  ['facebook', 'https://de-de.facebook.com/ann', 'https://de-de.facebook.com/ann'],
  ['facebook', 'm.facebook.com/ann', 'https://m.facebook.com/ann'],
  ['tiktok', 'https://vt.tiktok.com/ZS1', 'https://vt.tiktok.com/ZS1'],
  ['telegram', 'https://ann.t.me', 'https://ann.t.me/'],
  [
    'whatsapp',
    'https://api.whatsapp.com/send?phone=491701234567',
    'https://api.whatsapp.com/send?phone=491701234567',
  ],
  ['github', 'ann', 'https://github.com/ann'],
  ['tiktok', '@ann', 'https://www.tiktok.com/@ann'],
  ['youtube', 'ann', 'https://www.youtube.com/@ann'],
  ['telegram', '@ann_lee', 'https://t.me/ann_lee'],
  ['vkontakte', 'id1', 'https://vk.com/id1'],
])('should link %s %j to %s', (key, value, link) => {
  expect(profileLink(key, value)).toBe(link);
});

it.each<[ProfileFieldKey, string]>([
  ['instagram', 'https://evil.example/ann'],
  ['instagram', 'https://www.instagram.com.evil.example/ann'],
  ['instagram', 'https://www.instagram.com:8443/ann'],
  ['facebook', 'https://evil-facebook.com/ann'],
  ['facebook', 'https://evilfacebook.com/ann'],
  ['twitter', 'https://netflix.com/ann'],
  ['telegram', 'https://at.me/ann'],
  ['facebook', 'https://facebook.com./ann'],
  ['github', '../evil'],
  ['github', 'ann/repo'],
  ['whatsapp', 'ann'],
  ['whatsapp', '0171 1234567'],
  ['phone', 'call me'],
  ['phone', '12'],
  ['phone', '+49 1234567890 12345'],
  ['phone', '+49 170 1234567;ext=1'],
  ['email', 'ann'],
  ['website', 'ann'],
  ['address', 'https://ann.example'],
  ['company', 'ann.example'],
])('should show %s %j as plain text', (key, value) => {
  expect(profileLink(key, value)).toBeUndefined();
});

it.each<[ProfileFieldKey, string | null, string | undefined]>([
  ['phone', '+4930901820', 'tel:+4930901820'],
  ['phone', '+4930901820;ext=12', 'tel:+4930901820;ext=12'],
  ['phone', null, undefined],
  ['whatsapp', '+491711234567', 'https://wa.me/491711234567'],
  ['whatsapp', '01711234567', undefined],
  ['whatsapp', '+491711234567;ext=12', undefined],
  ['instagram', '+49', 'https://www.instagram.com/112'],
])('should link %s to what the server says is dialled: %j', (key, dialled, link) => {
  expect(profileLink(key, '112', dialled)).toBe(link);
});
