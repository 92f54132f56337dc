import { findCountry } from './countries';
import { dialledUnlessPlain, phoneFault, toDialled, toPhoneDigits } from './dialled';

describe('toDialled', () => {
  it.each([
    ['as typed where the country has no such number', '+49 30 1', '+49301'],
    ['without the zero in brackets all the same', '+49 (0)30 1', '+49301'],
    ['as typed behind 00 where no country has it', '00 000 1234', '000001234'],
    ['with the zero of Italy', '+39 (0)6 698 12345', '+390669812345'],
    ['without the zero that people forget to leave out', '+49 030 901820', '+4930901820'],
    ['a number of a service', '112', '112'],
    ['no longer than E.164 allows', '+49 1234567890 12345', undefined],
    ['no words', 'call me', undefined],
    ['no two figures', '12', undefined],
    ['no address', 'javascript:alert(1234)', undefined],
    ['no service code', '*#21#', undefined],
    ['no number whose area code ends with a comma', '0171,1234567', undefined],
    ['not even where the rest is short', '0171,12345', undefined],
  ])('should answer a number %s: %s', (_, typed, dialled) => {
    expect(toDialled(typed)).toBe(dialled);
  });

  it.each([
    ['behind a sign', '+49 30 901820 x12345678', ';ext=12345678'],
    ['behind a fullwidth sign', '+49 30 901820 ｘ123456789', ';ext=123456789'],
    ['behind a word', '+49 30 901820 ext. 12345678901234567890', ';ext=12345678901234567890'],
    ['behind pauses', '+49 30 901820,,,123456789012345', ';ext=123456789012345'],
    ['behind pauses, with the sign that ends it', '+49 30 901820,,12345678#', ';ext=12345678'],
    ['behind pauses of the other kind', '+49 30 901820;;12345678', ';ext=12345678'],
    ['behind a pause', '+49 30 901820;12345', ';ext=12345'],
  ])('should dial an extension %s: %s', (_, typed, extension) => {
    expect(toDialled(typed)).toBe(`+4930901820${extension}`);
  });

  it.each([
    '+49 30 901820 x1234567890',
    '+49 30 901820 ext 123456789012345678901',
    '+49 30 901820,,1234567890123456',
  ])('should dial %s without an extension, which is too long', (typed) => {
    expect(toDialled(typed)).toBe('+4930901820');
    expect(dialledUnlessPlain(typed)).toBe('+4930901820');
    expect(phoneFault('phone', typed)).toBeUndefined();
  });

  it('should not take a second number for an extension', () => {
    for (const separator of [',', ';'])
      expect([
        separator,
        toDialled(`030 901820${separator} 030901821`),
        toDialled(`+49 30 901820${separator} 030901821`),
      ]).toEqual([separator, undefined, '+4930901820']);
  });

  it.each(['Foreign parts', 'CA', 'DE', ''])('should take %j for no country', (country) => {
    expect(toDialled('030 901820', country)).toBe('030901820');
  });

  it('should not take a number for one of a country that does not have it', () => {
    expect(toDialled('030 901820', 'France')).toBe('030901820');
    expect(toDialled('011 49 30 901820', 'USA')).toBe('0114930901820');
  });

  it('should answer in a moment, whatever was typed', () => {
    const long = [
      '1'.repeat(200),
      '+' + '1 ('.repeat(60),
      'ext'.repeat(66),
      `${' ,'.repeat(99)}1`,
      'доб'.repeat(66),
      `${',;'.repeat(99)}x`,
      ', 1'.repeat(66),
    ];
    for (const typed of long) expect(toDialled(typed, 'Germany')).toBeUndefined();
  });
});

it('should know countries by their names in all languages', () => {
  const names = ['Germany', 'deutschland ', 'Alemania', 'Allemagne', 'Німеччина', 'Германия'];
  expect(names.map(findCountry)).toEqual(names.map(() => 'DE'));
  expect(['USA', 'UK', 'Ukraine', 'Nowhere'].map(findCountry)).toEqual(['US', 'GB', 'UA', undefined]);
});

it('should tell pages only of what they cannot read from the digits', () => {
  expect(['+49 30 901820', '112', 'call me'].map((typed) => dialledUnlessPlain(typed))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(dialledUnlessPlain('+49 (0)30 901820')).toBe('+4930901820');
});

it('should know the spellings of a number by their digits', () => {
  const spellings = ['+49 170 7654321', '+49 (0)170/7654321', '0049-170-7654321', '+491707654321 ext. 5'];
  expect(spellings.map((typed) => toPhoneDigits(typed))).toEqual(spellings.map(() => '491707654321'));
  expect(toPhoneDigits('0170 7654321', 'Germany')).toBe('491707654321');
  expect(toPhoneDigits('no number: 12')).toBe('12');
});

it('should say which rule a number breaks', () => {
  expect(phoneFault('phone', '0171 1234567')).toBeUndefined();
  expect(phoneFault('phone', '12')).toBe('isPhoneNumber');
  expect(phoneFault('whatsapp', '0171 1234567')).toBe('isWhatsAppNumber');
  expect(phoneFault('whatsapp', '+49 30 901820 ext. 12')).toBe('isWhatsAppNumber');
  expect(phoneFault('whatsapp', 'https://wa.me/491711234567')).toBeUndefined();
  expect(phoneFault('city', '12')).toBeUndefined();
});
