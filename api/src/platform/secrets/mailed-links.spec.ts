import { newKeys } from '../../../test/support/new-keys';
import { Clock } from '../clock/clock';
import type { DomainError } from '../errors/domain-error';
import { MailedLinks } from './mailed-links';

const ENDS = Date.parse('2026-11-22T12:10:00.000Z');
const SECRET = 'a secret of at least thirty-two characters';
const linksAt = (now: number, secret: string, accepted?: string) =>
  new MailedLinks(newKeys(secret, accepted), new Clock(() => now));
const row = { id: '01890a5d-ac96-774b-bcce-b302099a8057', proof: 'link:1', expiresAt: new Date(ENDS) };
const links = linksAt(ENDS - 1, SECRET);
const later = linksAt(ENDS, SECRET);
const token = links.toToken('sign-in', row);
const OTHER = 'another secret of at least thirty-two characters';
const [id, secret, end, signature] = token.split('.') as [string, string, string, string];

function outcome(of: MailedLinks, text: string, source: typeof row | null): string {
  try {
    of.assertFits('sign-in', text, source);
    return 'fits';
  } catch (error) {
    return (error as DomainError).errorCode;
  }
}

describe('MailedLinks', () => {
  it('should fit its row until its time is over, and then say so', () => {
    expect(links.readId('sign-in', token)).toBe(id);
    expect(outcome(links, token, row)).toBe('fits');
    expect(outcome(later, token, row)).toBe('link_expired');
  });

  it('should follow a row that was extended', () => {
    const extended = { ...row, expiresAt: new Date(ENDS + 60_000) };
    expect(outcome(later, token, extended)).toBe('fits');
  });

  it('should say that it expired also when its row is gone or was renewed', () => {
    for (const gone of [null, { ...row, proof: 'link:2' }]) {
      expect(outcome(links, token, gone)).toBe('invalid_link');
      expect(outcome(later, token, gone)).toBe('link_expired');
    }
  });

  it('should call invalid, at any time, what this server did not sign', () => {
    const earlier = (ENDS - 60_000).toString(36);
    const forged = [
      `${id}.${secret}.${earlier}.${signature}`,
      `${id}.${secret}.${end}.${'x'.repeat(22)}`,
      `${id.replace(/^0/, '1')}.${secret}.${end}.${signature}`,
      links.toToken('register', row),
      linksAt(ENDS, OTHER).toToken('sign-in', row),
      `${id}.${secret}.${end}`,
      `${token}.`,
      '',
    ];
    for (const text of forged) {
      expect({ text, outcome: outcome(later, text, null) }).toEqual({ text, outcome: 'invalid_link' });
      expect(links.readId('sign-in', text)).toBeUndefined();
    }
    const wrongSecret = token.replace(secret, 'x'.repeat(43));
    expect(outcome(links, wrongSecret, row)).toBe('invalid_link');
  });

  it('should take what each accepted key signed, before the end and after it', () => {
    for (const [secret, accepted] of [
      [OTHER, SECRET],
      [SECRET, OTHER],
    ] as const) {
      expect(linksAt(ENDS, secret, accepted).readId('sign-in', token)).toBe(id);
      expect(outcome(linksAt(ENDS - 1, secret, accepted), token, row)).toBe('fits');
      expect(outcome(linksAt(ENDS, secret, accepted), token, null)).toBe('link_expired');
    }
    expect(outcome(linksAt(ENDS - 1, OTHER), token, row)).toBe('invalid_link');
  });
});
