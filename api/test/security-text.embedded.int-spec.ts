import { DAY } from '@ringtag/contracts';
import { ORIGIN, TestApp } from './support/test-app';

const CONTACT = 'mailto:security@example.com';

describe('The file security.txt', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ SECURITY_CONTACT: CONTACT });
    app.clock.standStill();
  });
  afterAll(() => app.stop());

  it('should say who is told of vulnerabilities, until when that holds, and where it is (RFC 9116)', async () => {
    const { status, headers, bytes } = await app.visitor().get('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const [contact, expires, canonical] = bytes.toString().split('\n');
    expect(contact).toBe(`Contact: ${CONTACT}`);
    const time = expires!.slice('Expires: '.length);
    expect(time).toBe(new Date(time).toISOString());
    const left = new Date(time).getTime() - app.clock.now().getTime();
    expect(left).toBeGreaterThan(30 * DAY);
    expect(left).toBeLessThan(365 * DAY);
    expect(canonical).toBe(`Canonical: ${ORIGIN}/.well-known/security.txt`);
  });
});
