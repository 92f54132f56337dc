import { LENGTH, PROFILE_FIELD_KEYS, type ProfileFieldKey } from '@ringtag/contracts';
import ICAL from 'ical.js';
import { vCardDisposition, toVCard } from './vcard';

type Fields = Partial<Record<ProfileFieldKey, string>>;

const toCard = (fields: Fields, name = 'Ann Lee', links: { label: string; url: string }[] = []) =>
  toVCard({
    links,
    uid: 'urn:uuid:8f14c2a6-6c0b-4a53-9d43-1f3f3c2f7b60',
    changedAt: new Date('2026-03-04T05:06:07.089Z'),
    name,
    fields: Object.entries(fields).map(([key, value]) => ({ key: key as ProfileFieldKey, value })),
  });

/** Read by a parser that is not ours: the values of each property, with its types. */
const parsed = (card: string) => {
  const properties: Record<string, unknown[]> = {};
  const types: Record<string, unknown> = {};
  const [component, lines] = ICAL.parse(card) as [
    string,
    [string, { type?: unknown }, string, ...unknown[]][],
  ];
  expect(component).toBe('vcard');
  for (const [name, { type }, , ...values] of lines) {
    // RFC 2426 escapes semicolons in every text; this parser takes that back only where they separate parts.
    const texts = values.map((value) => (typeof value === 'string' ? value.replaceAll('\\;', ';') : value));
    (properties[name] ??= []).push(...texts);
    types[`${name} ${String(values[0])}`] = type;
  }
  return { properties, types };
};

const ALL: Record<ProfileFieldKey, string> = {
  firstName: 'Ännchen',
  lastName: 'Lee; von',
  middleName: 'Zoë, Maria',
  fullName: 'Ännchen Zoë Lee',
  dateOfBirth: '1990-02-28',
  email: 'ann+card@example.com',
  phone: '+49 (170) 123-45.67',
  businessPhone: '030/1234',
  alternativePhone: '112',
  company: 'Lee, Son & Sons; GmbH',
  jobTitle: 'Инженер 🚀, \\o/',
  website: 'ann.example/a,b;c?d=\\n',
  linkedin: 'ann-lee',
  twitter: '@ann',
  instagram: 'ann.lee',
  facebook: 'https://www.facebook.com/profile.php?id=1',
  github: 'ann',
  tiktok: '@ann',
  youtube: 'ann',
  telegram: 'ann_lee',
  whatsapp: '+49 170 1234567',
  vkontakte: 'ann',
  address: 'Улица Льва Толстого, 16',
  city: 'Москва',
  state: 'North; East',
  country: 'Österreich',
  postalCode: '10115',
};

describe('toVCard', () => {
  it('should give all fields back to another parser', () => {
    expect(Object.keys(ALL).sort()).toEqual([...PROFILE_FIELD_KEYS].sort());
    const { properties, types } = parsed(toCard(ALL, 'Анна, «Энн»; \\ 👩‍🚀'));
    expect(properties).toEqual({
      version: ['3.0'],
      fn: ['Анна, «Энн»; \\ 👩‍🚀'],
      n: [['Lee; von', 'Ännchen', 'Zoë, Maria', '', '']],
      note: ['Ännchen Zoë Lee'],
      bday: ['1990-02-28'],
      email: ['ann+card@example.com'],
      tel: ['+491701234567', '0301234', '112'],
      org: ['Lee, Son & Sons; GmbH'],
      title: ['Инженер 🚀, \\o/'],
      url: expect.arrayContaining(['https://ann.example/a,b;c?d=%5Cn', 'https://wa.me/491701234567']),
      'x-socialprofile': expect.arrayContaining(['https://x.com/ann', 'https://www.tiktok.com/@ann']),
      adr: [['', '', 'Улица Льва Толстого, 16', 'Москва', 'North; East', '10115', 'Österreich']],
      uid: ['urn:uuid:8f14c2a6-6c0b-4a53-9d43-1f3f3c2f7b60'],
      rev: ['2026-03-04T05:06:07Z'],
    });
    expect([properties['url']!.length, properties['x-socialprofile']!.length]).toEqual([11, 10]);
    expect(types).toMatchObject({
      'tel +491701234567': ['CELL', 'VOICE', 'PREF'],
      'tel 0301234': ['WORK', 'VOICE'],
      'email ann+card@example.com': 'INTERNET',
      'x-socialprofile https://x.com/ann': 'twitter',
    });
  });

  it('should write CRLF lines of at most 75 octets that end between characters, however long a value is', () => {
    for (const character of ['x', 'ж', '€', '🚀', ',']) {
      const long = character.repeat(LENGTH.fieldValue.max / character.length);
      const card = toCard({ company: long, jobTitle: `a${long}`, address: long });
      const lines = card.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString()).toBe(line);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const { properties } = parsed(card);
      expect([properties['org'], properties['title']]).toEqual([[long], [`a${long}`]]);
    }
  });

  it('should let no value start a line of its own', () => {
    const nasty = 'x\r\nTEL:666\nURL:https://evil.example\rEND:VCARD\u0085\u0000\t';
    const card = toCard(Object.fromEntries(PROFILE_FIELD_KEYS.map((key) => [key, nasty])), nasty);
    const { properties } = parsed(card);
    expect([properties['tel'], properties['url'], properties['x-socialprofile']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(properties['fn']).toEqual(['x\nTEL:666\nURL:https://evil.example\nEND:VCARD']);
    expect(card.match(/^END:VCARD\r$/gm)).toHaveLength(1);
  });

  it.each<[ProfileFieldKey, string]>([
    ['website', 'javascript:alert(1)'],
    ['website', 'data:text/html,x'],
    ['linkedin', '//evil.example'],
    ['facebook', 'https://evil.example/facebook.com'],
    ['phone', '*#21#'],
    ['email', 'ann@'],
    ['dateOfBirth', '1990-02-30'],
    ['dateOfBirth', 'in spring'],
  ])('should keep %s %j as a note only', (key, value) => {
    const { properties } = parsed(toCard({ [key]: value }));
    expect(properties).toMatchObject({ note: [value] });
    expect(Object.keys(properties).sort()).toEqual(['fn', 'n', 'note', 'rev', 'uid', 'version']);
  });

  it.each<[string, Fields, string[]]>([
    ['the name as one part when no other is known', {}, ['', 'Ann Lee', '', '', '']],
    ['the full name before the alias', { fullName: 'Anna Maria Lee' }, ['', 'Anna Maria Lee', '', '', '']],
    ['the parts that there are', { lastName: 'Lee' }, ['Lee', '', '', '', '']],
  ])('should structure %s', (_, fields, expected) => {
    const { properties } = parsed(toCard(fields));
    expect([properties['fn'], properties['n']]).toEqual([['Ann Lee'], [expected]]);
  });
});

it('should file first and last name, and give own links back as addresses with labels', () => {
  const links = [{ label: 'My shop, open', url: 'https://a.example/b,c;d' }];
  const card = toCard({ firstName: 'Otto', lastName: 'Weiß' }, 'Otto Weiß', links);
  expect(card).toContain('\r\nitem1.X-ABLabel:My shop\\, open\r\n');
  expect(card).toContain('\r\nN:Weiß;Otto;;;\r\n');
  expect(parsed(card).properties['url']).toEqual(['https://a.example/b,c;d']);
});

it('should hold a photo that another parser gives back, in lines of at most 75 octets', () => {
  const photo = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));
  const card = toVCard({
    uid: 'urn:uuid:8f14c2a6-6c0b-4a53-9d43-1f3f3c2f7b60',
    changedAt: new Date('2026-03-04T05:06:07.089Z'),
    name: 'Ann Lee',
    fields: [],
    photo,
  });
  expect(card).toContain('\r\nPHOTO;ENCODING=b;TYPE=JPEG:');
  for (const line of card.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
  const [text] = parsed(card).properties['photo'] as [string];
  expect(Buffer.from(text, 'base64')).toEqual(photo);
});

describe('vCardDisposition', () => {
  it.each([
    ['Ann Lee', 'ann-lee', 'Ann%20Lee'],
    ['Zoë O’Brien (x)', 'zoe-o-brien-x', 'Zo%C3%AB%20O%E2%80%99Brien%20%28x%29'],
    ['Otto Weiß', 'otto-weiss', 'Otto%20Wei%C3%9F'],
    ['Łucja Æbelø', 'lucja-aebelo', undefined],
    ['Анна', 'contact', '%D0%90%D0%BD%D0%BD%D0%B0'],
    ['🚀', 'contact', '%F0%9F%9A%80'],
    ['a"; filename="x.exe\r\nSet-Cookie: a=b', 'a-filename-x-exe-set-cookie-a-b', undefined],
    ['\ud800', 'contact', '%EF%BF%BD'],
    ['\u202Egnp.exe\u2066', 'gnp-exe', 'gnp.exe'],
    ['Ann\u001b\r\nLee', 'ann-lee', 'AnnLee'],
    ['../../etc/passwd', 'etc-passwd', '..%2F..%2Fetc%2Fpasswd'],
  ])('should name the file of %j %s.vcf', (name, plain, encoded) => {
    const header = vCardDisposition(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(header.startsWith(`inline; filename="${plain}.vcf"; filename*=UTF-8''`)).toBe(true);
    expect(header.match(/"/g)).toHaveLength(2);
    if (encoded) expect(header.endsWith(`''${encoded}.vcf`)).toBe(true);
  });
});
