import { withoutPorts } from './trusted-proxies';

describe('withoutPorts', () => {
  it.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['1.2.3.4:1, 5.6.7.8,[::ffff:9.9.9.9]:2 ,2001:db8::2', '1.2.3.4, 5.6.7.8,::ffff:9.9.9.9 ,2001:db8::2'],
  ])('should leave the addresses of %s', (forwardedFor, addresses) => {
    expect(withoutPorts(forwardedFor)).toBe(addresses);
  });

  it.each(['', '1.2.3.4', '2001:db8::1:443', 'unknown', 'a1.2.3.4:5', '1.2.3.4:5x', '[1.2.3.4', 'host:80'])(
    'should leave %j as it is',
    (forwardedFor) => {
      expect(withoutPorts(forwardedFor)).toBe(forwardedFor);
    },
  );
});
