import type { Finding } from '../finding';
import type { SeenRequest } from '../seen-request';
import { FORGED_CHAIN, proxyFindings, type Seen } from './seen-through-proxies';

const CLIENT = '192.0.2.1';
const PROXY = '10.0.0.5';
const CDN = '192.0.2.200';

/** What a server reports that trusts this number of proxies, for an `X-Forwarded-For` with these addresses. */
const seen = (
  trustedProxies: number,
  forwardedFor: string[],
  more: Partial<SeenRequest> = {},
): SeenRequest => ({
  clientAddress: [...forwardedFor, PROXY].at(-1 - trustedProxies)!,
  trustedProxies,
  peerAddress: PROXY,
  forwardedFor,
  protocol: 'https',
  host: 'qr.example.com',
  memory: { heapLimit: 1, limit: 1 },
  ...more,
});
const GOOD: Seen = {
  seen: seen(1, [CLIENT]),
  forged: seen(1, [...FORGED_CHAIN, CLIENT]),
  site: new URL('https://qr.example.com'),
  trusted: 1,
};
const find = (different: Partial<Seen>): Finding[] => [...proxyFindings({ ...GOOD, ...different })];

describe('What the server sees behind its proxies', () => {
  it.each<[string, Partial<Seen>]>([
    ['one proxy', {}],
    ['a list of proxies', { trusted: PROXY }],
    [
      'a CDN before a proxy',
      { seen: seen(2, [CLIENT, CDN]), forged: seen(2, [...FORGED_CHAIN, CLIENT, CDN]), trusted: 2 },
    ],
    ['a proxy that throws away what clients send', { forged: seen(1, [CLIENT]) }],
    ['a proxy that refuses forged headers', { forged: undefined }],
    [
      'no proxy on the own machine',
      {
        seen: seen(0, [], { protocol: 'http', host: 'localhost:3000', peerAddress: CLIENT }),
        forged: seen(0, [...FORGED_CHAIN]),
        site: new URL('http://localhost:3000'),
        trusted: false,
      },
    ],
    [
      'another port of the site',
      {
        seen: seen(1, [CLIENT], { host: 'qr.example.com:8443' }),
        site: new URL('https://qr.example.com:8443'),
      },
    ],
  ])('should be right with %s', (_what, different) => {
    expect(find(different)).toEqual([{ level: 'ok', what: expect.stringContaining('real addresses') }]);
  });

  it('should say that it was asked directly', () => {
    const site = new URL('http://localhost:3000');
    const direct = seen(0, [], { protocol: 'http', host: site.host, peerAddress: CLIENT });
    const [{ what }] = find({ seen: direct, forged: undefined, site, trusted: false }) as [Finding];
    expect(what).toMatch(/^The server was reached directly, without a proxy/);
  });

  it.each<[string, Partial<Seen>, Finding['level'], string, string]>([
    [
      'a proxy that nobody trusts',
      {
        seen: seen(0, [CLIENT], { protocol: 'http' }),
        forged: seen(0, [...FORGED_CHAIN, CLIENT]),
        trusted: false,
      },
      'problem',
      `All visitors count as ${PROXY}`,
      `TRUST_PROXY=1, if these proxies are all yours: ${PROXY}`,
    ],
    [
      'one hop too few',
      { seen: seen(1, [CLIENT, CDN]), forged: seen(1, [...FORGED_CHAIN, CLIENT, CDN]) },
      'problem',
      `All visitors count as ${CDN}`,
      `TRUST_PROXY=2, if these proxies are all yours: ${CDN}, ${PROXY}`,
    ],
    [
      'one hop too many',
      { forged: seen(2, [...FORGED_CHAIN, CLIENT]), trusted: 2 },
      'problem',
      'too wide',
      'TRUST_PROXY=1',
    ],
    [
      'trust in everybody',
      { forged: seen(3, [...FORGED_CHAIN, CLIENT]), trusted: '0.0.0.0/1,128.0.0.0/1' },
      'problem',
      'too wide',
      'TRUST_PROXY=1',
    ],
    [
      'trust in the machine of the doctor',
      { forged: seen(2, [...FORGED_CHAIN, CLIENT]), trusted: '192.0.2.0/24' },
      'warning',
      `This machine (${CLIENT}) is in TRUST_PROXY`,
      'another machine',
    ],
    [
      'a proxy that passes on what clients send',
      { forged: seen(1, [...FORGED_CHAIN]) },
      'problem',
      'as clients send it',
      '$proxy_add_x_forwarded_for',
    ],
    [
      'a proxy that names no client',
      { seen: seen(0, []), forged: seen(0, []) },
      'problem',
      `count as ${PROXY}`,
      'X-Forwarded-For',
    ],
    [
      'http',
      { seen: seen(1, [CLIENT], { protocol: 'http' }) },
      'warning',
      'sees http where',
      'X-Forwarded-Proto',
    ],
    [
      'another host',
      { seen: seen(1, [CLIENT], { host: 'ringtag_api' }) },
      'problem',
      'sees the host ringtag_api',
      'Host',
    ],
  ])('should be found wrong with %s', (_what, different, level, what, todo) => {
    expect(find(different).filter((finding) => finding.level !== 'ok')).toEqual([
      { level, what: expect.stringContaining(what), todo: expect.stringContaining(todo) },
    ]);
  });
});
