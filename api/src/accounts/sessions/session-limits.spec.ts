import { DAY, defaultSettings, HOUR, MINUTE, SESSION } from '@ringtag/contracts';
import { getSessionLimits, toEnd, toLastEnd, toSweepTime } from './session-limits';

const settings = defaultSettings();
const SIGNED_IN = new Date('2027-01-01T00:00:00.000Z');
const after = (milliseconds: number) => new Date(SIGNED_IN.getTime() + milliseconds);

describe('getSessionLimits', () => {
  it.each([
    ['an owner', false, 'role-user', { idle: 30 * DAY, life: 180 * DAY }],
    ['a shared computer', true, 'role-user', { idle: 30 * MINUTE, life: 12 * HOUR }],
    ['an administrator', false, 'role-admin', { idle: 30 * MINUTE, life: 12 * HOUR }],
  ] as const)('should be those of %s', (_who, shared, role, limits) => {
    expect(getSessionLimits({ shared }, role, settings)).toEqual(limits);
  });

  it('should be the stricter ones for an administrator on a shared computer', () => {
    const own = { ...settings, sharedSessionIdleMinutes: 10, adminSessionHours: 4 };
    expect(getSessionLimits({ shared: true }, 'role-admin', own)).toEqual({
      idle: 10 * MINUTE,
      life: 4 * HOUR,
    });
  });

  it('should be the stricter ones too where owners have less than administrators', () => {
    const own = { ...settings, ownerSessionDays: 1, adminSessionHours: 24 };
    expect(getSessionLimits({ shared: false }, 'role-admin', own).life).toBe(DAY);
  });
});

describe('ends of a session', () => {
  const limits = { idle: 30 * DAY, life: 180 * DAY };
  const used = (lastSeenAt: Date) => ({ createdAt: SIGNED_IN, lastSeenAt });

  it('should be after the longest pause, and no later than the longest life', () => {
    expect(toEnd(used(after(DAY)), limits)).toEqual(after(31 * DAY));
    expect(toEnd(used(after(170 * DAY)), limits)).toEqual(after(180 * DAY));
    expect(toLastEnd(used(after(DAY)), limits)).toEqual(after(180 * DAY));
  });

  it('should keep the row until nobody can continue the session, and never longer than its life', () => {
    expect(toSweepTime(used(after(DAY)), limits)).toEqual(after(31 * DAY + SESSION.grace));
    expect(toSweepTime(used(after(170 * DAY)), limits)).toEqual(after(180 * DAY));
  });
});
