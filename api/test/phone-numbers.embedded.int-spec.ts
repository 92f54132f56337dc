import { type ProfileFieldKey, profileLink } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

interface Shown {
  key: ProfileFieldKey;
  value: string;
  dialled?: string;
}

/** As people of ten countries write them, with what is dialled. Behind the name of a country the owner shows it, too. */
const NUMBERS: Record<string, [typed: string, dialled: string][]> = {
  'no country': [
    // Germany
    ['+49 (0)30 901820', '+4930901820'],
    ['+49 (0) 171 / 123 45 67', '+491711234567'],
    ['00 49 (0) 30 901820', '+4930901820'],
    ['\u202A+49 171 1234567\u202C', '+491711234567'],
    ['030 – 90 18 20', '030901820'],
    ['0171 1234567', '01711234567'],
    // The United Kingdom
    ['+44 (0) 20 7946 0018', '+442079460018'],
    ['+44\u20117911\u2011123456', '+447911123456'],
    ['(020) 7946 0018', '02079460018'],
    ['+44 20 7946 0018 ext. 12', '+442079460018;ext=12'],
    // Austria
    ['+43 (0)1 534 53-0', '+431534530'],
    ['0043/664/1234567', '+436641234567'],
    ['01 53453 DW 12', '0153453;ext=12'],
    ['+43 660 1234567', '+436601234567'],
    // Switzerland
    ['+41 (0)44 668 18 00', '+41446681800'],
    ['+41 [0] 79 123 45 67', '+41791234567'],
    ['044 668 18 00', '0446681800'],
    ['tel:+41446681800', '+41446681800'],
    // France
    ['+33 (0)1 70 18 99 00', '+33170189900'],
    ['+33\u00a06\u00a012\u00a034\u00a056\u00a078', '+33612345678'],
    ['01.70.18.99.00', '0170189900'],
    ['+33 1 70 18 99 00 poste 12', '+33170189900;ext=12'],
    // Spain
    ['+34 91 123 45 67', '+34911234567'],
    ['＋３４ ６１２ ３４ ５６ ７８', '+34612345678'],
    ['91 123 45 67', '911234567'],
    ['+34 91 123 45 67;ext=12', '+34911234567;ext=12'],
    // Italy
    ['+39 06 698 12345', '+390669812345'],
    ['+39 (06) 698 12345', '+390669812345'],
    ['(+39) 347 123 4567', '+393471234567'],
    ['06 698 12345', '0669812345'],
    // Ukraine
    ['+380 (44) 123-45-67', '+380441234567'],
    ['+38 044 123 45 67', '+380441234567'],
    ['044 123-45-67', '0441234567'],
    ['+380 50 123 45 67 доб. 12', '+380501234567;ext=12'],
    // Russia
    ['+7 (495) 123-45-67', '+74951234567'],
    ['+7−912−345−67−89', '+79123456789'],
    ['8 (495) 123-45-67', '84951234567'],
    ['+7 495 123-45-67, доб. 1234', '+74951234567;ext=1234'],
    // The United States
    ['+1 (212) 555-0123', '+12125550123'],
    ['(212) 555-0123 x12', '2125550123;ext=12'],
    ['+1.212.555.0123', '+12125550123'],
    ['+١ ٢١٢ ٥٥٥ ٠١٢٣', '+12125550123'],
  ],
  Deutschland: [
    ['030 901820', '+4930901820'],
    // Without its area code, it could be a number of another town.
    ['901820', '901820'],
    ['112', '112'],
  ],
  UK: [
    ['(020) 7946 0018', '+442079460018'],
    ['07911 123456', '+447911123456'],
    ['999', '999'],
  ],
  Österreich: [['0664 1234567', '+436641234567']],
  Suisse: [['079 123 45 67', '+41791234567']],
  France: [['06 12 34 56 78', '+33612345678']],
  España: [['612 34 56 78', '+34612345678']],
  Italien: [['06 698 12345', '+390669812345']],
  Україна: [['050 123 45 67', '+380501234567']],
  Россия: [
    ['8 (912) 345-67-89', '+79123456789'],
    ['495 123-45-67', '4951234567'],
  ],
  USA: [
    ['(212) 555-0123', '+12125550123'],
    ['1-212-555-0123', '+12125550123'],
    ['555-0123', '5550123'],
  ],
  'Somewhere else': [['0171 1234567', '01711234567']],
};
const ROWS = Object.entries(NUMBERS).flatMap(([country, numbers]) =>
  numbers.map(([typed, dialled]) => ({ country, typed, dialled })),
);

describe('A telephone number', () => {
  let app: TestApp;
  let owner: Visitor;
  let alias: string;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    alias = await app.code();
    owner = await app.owner(alias, newEmail());
  });
  afterAll(() => app.stop());

  const keep = (fields: { key: ProfileFieldKey; value: string }[]) =>
    owner.put('/api/profile', {
      name: 'Ann',
      fields: fields.map((field) => ({ ...field, visibility: 'public' })),
    });
  const shown = async (): Promise<Shown[]> =>
    (await app.visitor().get(`/api/scan/${alias}`)).body.owner.fields;
  const toLink = async (wanted: ProfileFieldKey) => {
    const field = (await shown()).find(({ key }) => key === wanted);
    return field && profileLink(field.key, field.value, field.dialled);
  };

  it.each(ROWS)(
    'should be kept as typed, and dialled: $typed in $country',
    async ({ country, typed, dialled }) => {
      const place = country === 'no country' ? [] : [{ key: 'country' as const, value: country }];
      const phone = { key: 'phone' as const, value: typed };
      const saved = await keep([phone, ...place]);
      expect([saved.status, saved.body.fields[0].value]).toEqual([200, shownAs(typed)]);
      const [stored] = await app.dataSource.query("SELECT value FROM profile_fields WHERE `key` = 'phone'");
      expect(stored.value).toBe(typed);

      const link = `tel:${dialled}`;
      const [number, extension] = dialled.split(';ext=');
      expect(await toLink('phone')).toBe(link);
      expect((await app.visitor().get(`/scan/${alias}`)).body).toContain(`href="${link}"`);
      const file: string = (await app.visitor().get(`/api/scan/${alias}/contact.vcf`)).body;
      expect(file).toMatch(new RegExp(`^TEL;[^:]*:${number!.replace('+', '\\+')}\r$`, 'm'));
      expect(file.includes('\r\nNOTE:')).toBe(extension !== undefined);

      const whatsApp = await keep([{ key: 'whatsapp', value: typed }]);
      if (/^[^\d٠-٩]*(?:[+＋]|00)/.test(typed) && extension === undefined) {
        expect(whatsApp.status).toBe(200);
        expect(await toLink('whatsapp')).toBe(`https://wa.me/${dialled.slice(1)}`);
      } else {
        expect(whatsApp.body.error).toEqual([
          { field: 'fields.0.value', code: 'isWhatsAppNumber', message: 'Start with + and the country code' },
        ]);
      }
    },
  );

  it('should be counted: sixty of ten countries', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
  });
});

/** Answers leave out the marks around figures. */
const shownAs = (typed: string) => typed.replace(/[\u202A\u202C]/g, '');
