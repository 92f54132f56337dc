import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { Answer } from '../ask';
import type { Finding } from '../finding';
import { askAddresses, silentFinding } from './site-addresses';

describe('askAddresses', () => {
  let server: Server;
  const hosts: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      hosts.push(request.headers.host);
      response.end('here');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => void server.close());
  beforeEach(() => void (hosts.length = 0));

  /** What is said of a name with these addresses, and the answer. */
  const run = async (...addresses: string[]) => {
    const { port } = server.address() as AddressInfo;
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const asking = askAddresses(new URL(`http://qr.example.com:${port}/`), () => Promise.resolve(found));
    const findings: Finding[] = [];
    let next = await asking.next();
    for (; !next.done; next = await asking.next()) findings.push(next.value);
    const answer: Answer | undefined = next.value;
    return { faults: findings.filter(({ level }) => level !== 'ok'), answer, port };
  };

  it('should ask each address for the host of the site', async () => {
    const { faults, answer, port } = await run('127.0.0.1', '127.0.0.1');
    expect([faults, answer?.body]).toEqual([[], 'here']);
    expect(hosts).toEqual(Array(2).fill(`qr.example.com:${port}`));
  });

  it('should name the address that does not answer', async () => {
    const { faults, answer } = await run('127.0.0.2', '127.0.0.1');
    expect(faults).toEqual([
      {
        level: 'problem',
        what: expect.stringMatching(
          /^qr\.example\.com does not answer at its IPv4 address 127\.0\.0\.2: .*ECONNREFUSED/,
        ),
        todo: 'Make the proxy listen there and open the firewall, or remove the A record.',
      },
    ]);
    expect(answer?.body).toBe('here');
  });

  it('should say it once where none answers', async () => {
    const { faults, answer } = await run('127.0.0.2', '127.0.0.3');
    expect(faults).toEqual([expect.objectContaining({ what: expect.stringMatching(/^Nothing answers at/) })]);
    expect(answer).toBeUndefined();
  });
});

describe('silentFinding', () => {
  const find = (code: string) =>
    silentFinding(new URL('https://qr.example.com'), '2001:db8::1', { code, message: code });

  it('should name the record of an IPv6 address', () => {
    expect(find('ECONNREFUSED')).toMatchObject({
      level: 'problem',
      what: 'qr.example.com does not answer at its IPv6 address 2001:db8::1: ECONNREFUSED.',
      todo: expect.stringContaining('remove the AAAA record'),
    });
  });

  it('should blame nobody on a machine without IPv6', () => {
    expect(find('ENETUNREACH')).toMatchObject({ level: 'ok', what: expect.stringContaining('not checked') });
  });
});
