import { isEmail } from '@ringtag/contracts';
import fc from 'fast-check';
import MimeNode from 'nodemailer/lib/mime-node';
import { toCanonicalEmail, toMailbox, maskEmail } from './email';

describe('canonicalEmail', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['Ann@Example.COM', 'ann@example.com'],
    ['  ann@example.com\t', 'ann@example.com'],
    ['ａｎｎ@example.com', 'ann@example.com'],
    ['ann＠example.com', 'ann@example.com'],
    ['\u212Aate@example.com', 'kate@example.com'],
    ['e\u0301va@example.com', '\u00e9va@example.com'],
    ['ANN+tag@example.com', 'ann+tag@example.com'],
    ['a.n.n@example.com', 'a.n.n@example.com'],
    ['ann@Bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ann@почта.рф', 'ann@xn--80a1acny.xn--p1ai'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('should turn %j into %j', (typed, canonical) => {
    expect(toCanonicalEmail(typed)).toBe(canonical);
  });

  it('should keep the domain that cannot be converted', () => {
    expect(toCanonicalEmail('ann@exa mple')).toBe('ann@exa mple');
  });

  it.each(['Ann@Example.com', 'İ@example.com', 'ẞ@straße.example', 'ﬁ@ⅷ.example', 'Å@example.com'])(
    'should not change what it answered for %j',
    (typed) => {
      expect(toCanonicalEmail(toCanonicalEmail(typed))).toBe(toCanonicalEmail(typed));
    },
  );

  it('should keep different mailboxes apart', () => {
    // A Cyrillic "а" looks like a Latin one and is another person.
    expect(toCanonicalEmail('\u0430nn@example.com')).not.toBe(toCanonicalEmail('ann@example.com'));
    expect(toCanonicalEmail('ann@example.org')).not.toBe(toCanonicalEmail('ann@example.com'));
  });
});

const lowered = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A few code points of each kind that is no character. Trying all million of them would show nothing more. */
const UNASSIGNED = ['\u0378', '\uffff', '\u{10ffff}'];
const PRIVATE = ['\ue000', '\u{10fffd}'];
const SURROGATES = ['\ud800', '\udbff', '\udc00', '\udfff'];

const NO_CHARACTER = /[\p{Unassigned}\p{Private_Use}\p{Surrogate}]/u;
/** Two thirds of all characters, which have neither case nor another way to be written. */
const IDEOGRAPH = /\p{Unified_Ideograph}/u;

/** Every character that Unicode has assigned, of ideographs one in a hundred, and some other code points. */
const CHARACTERS = [...UNASSIGNED, ...PRIVATE, ...SURROGATES];
for (let code = 0; code < 0x110000; code += 1) {
  const character = String.fromCodePoint(code);
  if (!NO_CHARACTER.test(character) && (code % 100 === 0 || !IDEOGRAPH.test(character)))
    CHARACTERS.push(character);
}

describe('an address that is taken', () => {
  it('should be compared as the mailbox that was typed, whatever character it has', () => {
    const changed: string[] = [];
    for (const character of CHARACTERS) {
      const address = `a${character}b@example.com`;
      if (isEmail(address) && toCanonicalEmail(address) !== lowered(address)) changed.push(address);
    }
    expect(changed).toEqual([]);
  });

  it('should be compared as the mailbox that was typed, however its characters follow one another', () => {
    const tricky = fc.constantFrom(...'aTiISΣσς.+"\\ßéÉªKﬁ\u0307\u0308\u0324\u0345\u1100\u1161\u11a8가ǅ');
    const local = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: tricky }));
    fc.assert(
      fc.property(local, (typed) => {
        const address = `${typed}@example.com`;
        if (isEmail(address)) expect(toCanonicalEmail(address)).toBe(lowered(address));
      }),
      { numRuns: 1000 },
    );
  });

  it('should be compared by the domain that mails go to, whatever character it has', () => {
    const mailer = new MimeNode('text/plain');
    const changed: string[] = [];
    for (const character of CHARACTERS) {
      const address = `ann@e${character}e.example`;
      if (!isEmail(address)) continue;
      const [to] = mailer.setHeader('to', { name: '', address }).getEnvelope().to;
      if (to !== toCanonicalEmail(address)) changed.push(address);
    }
    expect(changed).toEqual([]);
  });
});

describe('toMailbox', () => {
  it.each([
    'bomb@example.com',
    'BOMB@example.com',
    'bomb+1@example.com',
    'bomb+1+2@example.com',
    'bomb+@example.com',
    '"bomb"@example.com',
    '"b\\omb"@example.com',
    '"bo\\mb+1"@example.com',
    '"Bomb\\+1"@example.com',
  ])('should take %s for bomb@example.com', (email) => {
    expect(toMailbox(email)).toBe('bomb@example.com');
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    'bomb2@example.com',
    'bomb@example.org',
    '+bomb@example.com',
    'bo.mb@example.com',
    '"+"@example.com',
  ])('should keep %s apart', (email) => expect(toMailbox(email)).not.toBe('bomb@example.com'));
});

describe('maskedEmail', () => {
  it.each([
    ['ann.lee@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['𝒜nn@example.com', '𝒜•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
  ])('should leave of %s no more than %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
