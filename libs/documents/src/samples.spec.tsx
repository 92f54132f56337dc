import { PAGE_KINDS, PROFILE_FIELD_KEYS } from '@ringtag/contracts';
import { drawScan, type PublicScan } from './drawings';
import { CARD_LOOKS, lookIn, scanSamples } from './samples';

const CONTEXT = { locale: 'de', brand: 'Brand', site: { privacyUrl: '/' } } as const;
const VALUES: Record<string, string> = {
  dateOfBirth: '1990-05-17',
  email: 'ann.lee@lab.example.com',
  phone: '+49 170 1234567',
  website: 'https://example.com/ann',
};
const links = [{ label: 'Shop', url: 'https://ann.example/', host: 'ann.example' }];
const classesIn = (markup: string) =>
  new Set(Array.from(markup.matchAll(/class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat());

describe.each(PAGE_KINDS)('the samples of a card of the kind %s', (pageKind) => {
  it.each([undefined, '/photo.webp'])(
    'should have every class that a card has, with the photo %s',
    (photo) => {
      const fields = PROFILE_FIELD_KEYS.map((key) => ({ key, value: VALUES[key] ?? 'ann' }));
      const scan: PublicScan = {
        state: 'activated',
        reasons: [],
        code: { alias: 'BCDF2345', displayAlias: 'BCDF-2345' },
        pageKind,
        owner: { name: 'Ann Lee', fields, photo, color: 'teal', links },
      };
      const { markup } = drawScan(scan, CONTEXT);
      const look = lookIn(markup, pageKind);
      expect(CARD_LOOKS).toContain(look);
      const samples = classesIn(scanSamples(look));
      expect([...classesIn(markup)].filter((name) => !samples.has(name))).toEqual([]);
    },
  );
});
