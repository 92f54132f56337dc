import dns from 'node:dns';
import { PUSH } from '@ringtag/contracts';
import { lookupPublic, PushServices } from './push-services';

const services = new PushServices({ testServiceUrl: undefined });

describe('PushServices', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
  ])('should know %s', (endpoint) => expect(services.read(endpoint)).toBe(endpoint));

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com/a#b',
    'https://fcm.googleapis.com.example.com/a',
    'https://notify.windows.com.example.com/a',
    'https://evilnotify.windows.com/a',
    'https://notify.windows.com/a',
    'https://storage.googleapis.com/a',
    'https://127.0.0.1/a',
    'http://localhost:3000/a',
    `https://fcm.googleapis.com/${'a'.repeat(PUSH.endpointLength)}`,
    'fcm.googleapis.com',
    '',
  ])('should refuse %s', (endpoint) => expect(services.read(endpoint)).toBeUndefined());
});

describe('lookupPublic', () => {
  const resolveTo = (...addresses: string[]) =>
    jest.spyOn(dns, 'lookup').mockImplementation(((
      _name: string,
      _options: object,
      callback: (...args: unknown[]) => void,
    ) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as never);
  const look = (all: boolean) =>
    new Promise((resolve) =>
      lookupPublic('a.example', { all }, (error, found) => resolve(error?.message ?? found)),
    );

  it('should answer public addresses, all or the first', async () => {
    resolveTo('142.250.1.1', '142.250.1.2');
    expect(await look(true)).toHaveLength(2);
    expect(await look(false)).toBe('142.250.1.1');
  });

  it('should fail where one of the addresses is not public', async () => {
    resolveTo('142.250.1.1', '169.254.169.254');
    expect(await look(true)).toBe('a.example leads to an address that is not public');
  });

  it('should fail where there is no address', async () => {
    resolveTo();
    expect(await look(true)).toBe('a.example has no address');
  });
});
