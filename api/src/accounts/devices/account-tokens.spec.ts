import { DEVICE } from '@ringtag/contracts';
import { newKeys } from '../../../test/support/new-keys';
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
const OTHER = 'z'.repeat(32);
const at = (time: number, keys = newKeys(SECRET), use = 'device') =>
  new AccountTokens(use, keys, new StoppedClock(new Date(time)));

describe('AccountTokens', () => {
  it('should know a browser for its life, and under the same id when it was renewed', () => {
    const cookie = at(START).renew('', 'ann');
    const id = at(START).readId(cookie, 'ann');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(at(START + DEVICE.life - 1).readId(cookie, 'ann')).toBe(id);
    expect(at(START + DEVICE.life).readId(cookie, 'ann')).toBeUndefined();
    const renewed = at(START + DEVICE.life - 1).renew(cookie, 'ann');
    expect(at(START + DEVICE.life).readId(renewed, 'ann')).toBe(id);
  });

  it('should know it for one account, use and secret only', () => {
    const cookie = at(START).renew('', 'ann');
    expect(at(START).readId(cookie, 'ben')).toBeUndefined();
    expect(at(START, newKeys(SECRET), 'own').readId(cookie, 'ann')).toBeUndefined();
    expect(at(START, newKeys(OTHER)).readId(cookie, 'ann')).toBeUndefined();
  });

  it('should be fresh for half of its life, for its account', () => {
    const cookie = at(START).renew('', 'ann');
    expect(at(START + DEVICE.life / 2 - 1).isFresh(cookie, 'ann')).toBe(true);
    expect(at(START + DEVICE.life / 2).isFresh(cookie, 'ann')).toBe(false);
    expect(at(START).isFresh(cookie, 'ben')).toBe(false);
  });

  it('should keep its id while keys are replaced, and be renewed by the one that signs', () => {
    const cookie = at(START).renew('', 'ann');
    const changing = at(START, newKeys(OTHER, SECRET));
    expect(changing.readId(cookie, 'ann')).toBe(at(START).readId(cookie, 'ann'));
    expect(changing.isFresh(cookie, 'ann')).toBe(false);
    const renewed = changing.renew(cookie, 'ann');
    expect(renewed.split('~')).toHaveLength(1);
    expect(changing.isFresh(renewed, 'ann')).toBe(true);
    expect(at(START, newKeys(OTHER)).readId(renewed, 'ann')).toBe(at(START).readId(cookie, 'ann'));
    expect(at(START).readId(renewed, 'ann')).toBeUndefined();
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
