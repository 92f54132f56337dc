import { toAddressBucket, toNetworksAround, toPublicPrefix } from './client-address';

describe('addressBucket', () => {
  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 mapped into IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 mapped, upper case', '::FFFF:203.0.113.7', '203.0.113.7'],
    ['IPv4 mapped, in hex', '::ffff:cb00:7107', '203.0.113.7'],
    ['IPv4 mapped, written out', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['a full IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['upper case', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['leading zeros', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2'],
    ['zeros left out at the end', '2001:db8:1:2::', '2001:db8:1:2'],
    ['zeros left out in the middle', '2001:db8::1', '2001:db8:0:0'],
    ['zeros left out inside the network', '2001::5:6:7:8:9', '2001:0:0:5'],
    ['zeros left out at the start', '::1', '0:0:0:0'],
    ['a zone', 'fe80::1%eth0', 'fe80:0:0:0'],
    ['a zone with colons', 'fe80::1%a:b:c', 'fe80:0:0:0'],
    ['IPv4 at the end of IPv6', '::1:2:3:4:203.0.113.7', '0:0:1:2'],
  ])('should count %s by its bucket', (_, address, bucket) => {
    expect(toAddressBucket(address)).toBe(bucket);
  });

  it('should count one /64 as one and its neighbour as another (LIM-1)', () => {
    const inside = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:1:2:a::'];
    expect(new Set(inside.map(toAddressBucket)).size).toBe(1);
    expect(toAddressBucket('2001:db8:1:3::1')).not.toBe(toAddressBucket('2001:db8:1:2::1'));
  });

  it('should count different IPv4 addresses apart, however they are written', () => {
    expect(toAddressBucket('::ffff:cb00:7108')).not.toBe(toAddressBucket('::ffff:cb00:7107'));
  });

  it.each(['', 'unknown', '1.2.3', '::ffff:1.2.3.999', ':::'])(
    'should leave %j, which is no address',
    (text) => {
      expect(toAddressBucket(text)).toBe(text);
    },
  );
});

describe('toNetworksAround', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.0/24']],
    ['203.0.113.255', ['203.0.113.0/24']],
    ['203.0.114.7', ['203.0.114.0/24']],
    ['2001:db8:1:2', ['2001:db8:1::/48', '2001:db8::/32']],
    ['2001:db8:2:0', ['2001:db8:2::/48', '2001:db8::/32']],
    ['unknown', []],
  ])('should find those around %s', (bucket, networks) => {
    expect(toNetworksAround(bucket)).toEqual(networks);
  });
});

describe('toPublicPrefix', () => {
  it.each([
    ['81.2.69.142', '81.2.69'],
    ['::ffff:81.2.69.142', '81.2.69'],
    ['2a02:8108:1:2:3:4:5:6', '2a02:8108:1'],
    // A proxy, or a network of its own.
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['10.1.2.3', undefined],
    ['192.168.0.7', undefined],
    ['100.64.1.1', undefined],
    ['fd00::1', undefined],
    ['fe80::1', undefined],
    ['unknown', undefined],
  ])('should show %s to people as %s', (address, prefix) => {
    expect(toPublicPrefix(address)).toBe(prefix);
  });
});
