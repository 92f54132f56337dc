import { isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
  it.each(['142.250.185.74', '2a00:1450:4001:82a::200a', '::ffff:142.250.185.74'])(
    'should accept %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('should refuse "%s"', (address) => expect(isPublicAddress(address)).toBe(false));
});
