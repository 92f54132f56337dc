import { NETWORKS } from '@ringtag/contracts';
import { toNested, toNetworks, toStranger } from './networks';

const { network, provider } = NETWORKS;

describe('toNetworks', () => {
  it.each<[string, [id: string, parts: number][]]>([
    [
      '203.0.113.7',
      [
        ['203.0.113.7', 1],
        ['203.0.113.0/24', network],
      ],
    ],
    [
      '::ffff:203.0.113.7',
      [
        ['203.0.113.7', 1],
        ['203.0.113.0/24', network],
      ],
    ],
    [
      '2001:db8:1:2:3:4:5:6',
      [
        ['2001:db8:1:2', 1],
        ['2001:db8:1::/48', network],
        ['2001:db8::/32', provider],
      ],
    ],
    ['unknown', [['unknown', 1]]],
  ])('should find those of %s, from itself to the widest (LIM-1)', (address, networks) => {
    expect(toNetworks(address)).toEqual(networks.map(([id, parts]) => ({ id, parts })));
  });

  it('should find the same for all addresses of a network, and others elsewhere', () => {
    const ids = (address: string) => toNetworks(address).map(({ id }) => id);
    expect(ids('2001:db8:1:3::1').slice(1)).toEqual(ids('2001:db8:1:2::1').slice(1));
    expect(ids('2001:db8:2:3::1').slice(2)).toEqual(ids('2001:db8:1:2::1').slice(2));
    expect(ids('2001:db9:1:2::1')).not.toContain('2001:db8::/32');
  });
});

describe('toNested', () => {
  const limit = { purpose: 'test', subject: 'code', max: 5, window: 1000 };
  const told = (limits: { subject: string; max: number }[]) =>
    limits.map(({ subject, max }) => [subject, max]);

  it('should let networks take a multiple of what a client address may take', () => {
    expect(told(toNested(limit, '2001:db8:1:2::1'))).toEqual([
      ['code 2001:db8:1:2', 5],
      ['code 2001:db8:1::/48', 5 * network],
      ['code 2001:db8::/32', 5 * provider],
    ]);
  });

  it('should limit a network as a whole, and its provider by a multiple', () => {
    expect(told(toNested({ ...limit, subject: '' }, '2001:db8:1:2::1', 'network'))).toEqual([
      ['2001:db8:1::/48', 5],
      ['2001:db8::/32', (5 * provider) / network],
    ]);
    expect(told(toNested(limit, '203.0.113.7', 'network'))).toEqual([['code 203.0.113.0/24', 5]]);
    expect(told(toNested(limit, 'unknown', 'network'))).toEqual([['code unknown', 5]]);
  });
});

describe('toStranger', () => {
  it('should let a network have one turn at a time', () => {
    expect(toStranger('203.0.113.7')).toMatchObject({ id: '203.0.113.0/24', isKnown: false });
    expect(toStranger('203.0.113.8').id).toBe(toStranger('203.0.113.7').id);
  });
});
