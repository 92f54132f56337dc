import { DAY, SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { RecentLooks, RELOAD } from './recent-looks';

const END_OF_DAY = DAY / SECOND;
const look = (ip: string, userAgent?: string) =>
  ({ ip, headers: { 'user-agent': userAgent } }) as unknown as FastifyRequest;

describe('RecentLooks', () => {
  it('should know a browser at its address for a minute from its first look on', () => {
    const looks = new RecentLooks();
    const phone = look('203.0.113.7', 'Phone');
    expect(looks.isNew('BCDFG23456', phone, 100)).toBe(true);
    expect(looks.isNew('BCDFG23456', phone, 100 + RELOAD - 1)).toBe(false);
    expect(looks.isNew('BCDFG23456', phone, 100 + RELOAD)).toBe(true);
    expect(looks.isNew('BCDFG23457', phone, 100)).toBe(true);
    expect(looks.isNew('BCDFG23456', look('203.0.113.7'), 100)).toBe(true);
    expect(looks.isNew('BCDFG23456', look('203.0.113.8', 'Phone'), 100)).toBe(true);
  });

  it('should forget everything with the numbers of the day', () => {
    const looks = new RecentLooks();
    const phone = look('203.0.113.7', 'Phone');
    expect(looks.isNew('BCDFG23456', phone, END_OF_DAY - 1)).toBe(true);
    expect(looks.isNew('BCDFG23456', phone, END_OF_DAY)).toBe(true);
  });
});
