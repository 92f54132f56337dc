import { CARD_COLORS, findLinkFaults, toLinkHost, toLinkUrl, toShownFields } from './card';
import { LENGTH } from './limits';

const SURFACES = ['#ffffff', '#f7f9fa', '#101828', '#0a0f1a'];

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(toLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const OPEN = (['firstName', 'company', 'jobTitle', 'phone'] as const).map((key) => ({ key, value: key }));

it.each([
  ['all that is public', {}, ['firstName', 'company', 'jobTitle', 'phone']],
  ['what was chosen of it', { fields: ['phone', 'city'] }, ['phone']],
  ['nothing where nothing was chosen', { fields: [] }, []],
  ['no name of the profile beside an own one', { name: 'DJ' }, ['company', 'jobTitle', 'phone']],
  ['an own role in place of the job title', { role: 'DJ' }, ['firstName', 'company', 'phone', 'DJ']],
  ['an own role whatever was chosen', { fields: ['phone'], role: 'DJ' }, ['phone', 'DJ']],
] as const)('should show %s', (_, choice, values) => {
  const shown = toShownFields(OPEN, { fields: null, name: '', role: '', ...choice });
  expect(shown.map(({ value }) => value)).toEqual(values);
});

it.each(Object.entries(CARD_COLORS))('should be seen in light and dark: %s', (_, color) => {
  for (const surface of SURFACES) expect(toContrast(color, surface)).toBeGreaterThanOrEqual(3);
});

it.each([
  ['https://ann.example/shop?x=1#top', 'https://ann.example/shop?x=1#top'],
  [' ann.example ', 'https://ann.example/'],
  ['HTTPS://ANN.example', 'https://ann.example/'],
  ['https://ann.example/a/../b', 'https://ann.example/b'],
  ['https://пример.рф/о', 'https://xn--e1afmkfd.xn--p1ai/%D0%BE'],
])('should store the link %j as %s', (typed, url) => {
  expect(toLinkUrl(typed)).toBe(url);
});

it.each([
  '',
  'ann',
  'http://ann.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://ann.example',
  '//ann.example',
  'https:ann.example',
  'https:///ann.example',
  'https://ann:secret@ann.example',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://www.',
  'https://bank.example@evil.example',
  'https://ann.example/\u202Egnp.exe',
  'https://ann.example/\u200Fx',
  'https://ann.example/\u0000',
  'https://ann.exam\tple',
  'https://ann.example/a\nb',
  `https://ann.example/${'x'.repeat(LENGTH.linkUrl.max)}`,
  // Short as it is typed, and too long as it is stored.
  `https://ann.example/${'ж'.repeat(LENGTH.linkUrl.max / 4)}`,
])('should refuse the link %j', (typed) => {
  expect(toLinkUrl(typed)).toBeUndefined();
});

it.each([
  ['Shop', 'ann.example', {}],
  [' ', 'ann.example', { label: 'isLinkLabel' }],
  ['\u202Epohs', 'ann', { label: 'isLinkLabel', url: 'isHttpsLink' }],
  ['Shop\n', 'ann.example', { label: 'isLinkLabel' }],
])('should find what is wrong with the link %j to %j', (label, url, faults) => {
  expect(findLinkFaults({ label, url })).toEqual(faults);
});

it.each([
  ['https://www.ann.example/shop', 'ann.example'],
  ['https://ann.example:8443/', 'ann.example:8443'],
  ['https://xn--e1afmkfd.xn--p1ai/', 'xn--e1afmkfd.xn--p1ai'],
])('should say that %s leads to %s', (url, host) => {
  expect(toLinkHost(url)).toBe(host);
});
