import { DEVICE } from '@ringtag/contracts';
import { Clock } from '../../platform/clock/clock';
import { AccountTokens } from './account-tokens';

class StoppedClock extends Clock {
  constructor(private readonly time: Date) {
    super();
  }
  override now(): Date {
    return this.time;
  }
}

const START = Date.UTC(2027, 0, 1);
const SECRET = 's'.repeat(32);
const at = (time: number, secret = SECRET, use = 'device') =>
  new AccountTokens(
    use,
    { secret, adminEmail: undefined, adminPassword: undefined },
    new StoppedClock(new Date(time)),
  );

describe('AccountTokens', () => {
  it('should know a browser for its life, and under the same id when it was renewed', () => {
    const cookie = at(START).renew('', 'ann');
    const id = at(START).readId(cookie, 'ann');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(at(START + DEVICE.life - 1).readId(cookie, 'ann')).toBe(id);
    expect(at(START + DEVICE.life - 1).readTimeLeft(cookie, 'ann')).toBe(1);
    expect(at(START + DEVICE.life).readId(cookie, 'ann')).toBeUndefined();
    expect(at(START + DEVICE.life).readTimeLeft(cookie, 'ann')).toBe(0);
    const renewed = at(START + DEVICE.life - 1).renew(cookie, 'ann');
    expect(at(START + DEVICE.life).readId(renewed, 'ann')).toBe(id);
  });

  it('should know it for one account, use and secret only', () => {
    const cookie = at(START).renew('', 'ann');
    expect(at(START).readId(cookie, 'ben')).toBeUndefined();
    expect(at(START, SECRET, 'own').readId(cookie, 'ann')).toBeUndefined();
    expect(at(START, 'z'.repeat(32)).readId(cookie, 'ann')).toBeUndefined();
  });

  it('should keep nothing that is no token', () => {
    const cookie = at(START).renew('', 'ann');
    const odd = ['x', '', `${cookie}x`, cookie.toUpperCase()].join('~');
    expect(at(START).renew(odd, 'ann')).toMatch(/^[\da-f]{32}\.\w+\.[\w-]{43}$/);
  });

  it('should keep the accounts that signed in last, and no more', () => {
    const accounts = Array.from({ length: DEVICE.accounts + 1 }, (_, i) => `account ${i}`);
    const cookie = accounts.reduce((before, account) => at(START).renew(before, account), '');
    const known = accounts.filter((account) => at(START).readId(cookie, account) !== undefined);
    expect(known).toEqual(accounts.slice(1));
    expect(cookie.split('~')).toHaveLength(DEVICE.accounts);
  });
});
