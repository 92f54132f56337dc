import { CODE_GUESSES, NETWORKS } from '@ringtag/contracts';
import { newAlias } from '../src/codes/items/new-alias';
import { type Call, GUARDED, Guessing, UNKNOWN } from './support/guesser';
import { TestApp } from './support/test-app';

const { perAddress, openedPerAddress } = CODE_GUESSES;

describe('Guessing codes, by any call and from any network (LIM-2)', () => {
  let app: TestApp;
  let guessing: Guessing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    guessing = new Guessing(app);
  });
  afterAll(() => app.stop());

  afterEach(() => jest.restoreAllMocks());

  describe('by any call that takes an alias', () => {
    let cookie: string | undefined;
    let known: string;
    beforeAll(async () => {
      cookie = (await app.member()).visitor.cookie;
      known = await app.code();
    });
    const challengeId = '01930000-0000-7000-8000-000000000000';
    const profile = { name: 'Ann', email: 'ann@example.com' };
    const message = { kind: 'message', body: 'Hi', formToken: 'none' };
    const texts = { language: 'en', title: '', description: '' };
    const template = { ...texts, messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };

    it.each<[string, (alias: string) => Call]>([
      ['a scan', (alias) => ({ path: `/api/scan/${alias}` })],
      ['the scan of somebody signed in', (alias) => ({ path: `/api/scan/${alias}`, cookie })],
      [
        'another spelling of the path',
        (alias) => ({ path: `/api/scan/%${alias.charCodeAt(0).toString(16)}${alias.slice(1)}` }),
      ],
      ['the contact card', (alias) => ({ path: `/api/scan/${alias}/contact.vcf` })],
      ['an activation', (alias) => ({ method: 'POST', path: `/api/scan/${alias}/profile`, body: profile })],
      [
        'a code',
        (alias) => ({
          method: 'POST',
          path: `/api/scan/${alias}/activate`,
          body: { challengeId, code: '000000' },
        }),
      ],
      [
        'a resent code',
        (alias) => ({ method: 'POST', path: `/api/scan/${alias}/resend`, body: { challengeId } }),
      ],
      [
        'a link',
        (alias) => ({ method: 'POST', path: `/api/scan/${alias}/activate-link`, body: { token: 'x' } }),
      ],
      ['a code step', (alias) => ({ path: `/api/scan/${alias}/verify/${challengeId}` })],
      ['what a link shows', (alias) => ({ path: `/api/scan/${alias}/activation` })],
      [
        'a declined link',
        (alias) => ({ method: 'POST', path: `/api/scan/${alias}/activation/decline`, body: { token: 'x' } }),
      ],
      ['a message', (alias) => ({ method: 'POST', path: `/api/scan/${alias}/messages`, body: message })],
      [
        'a template',
        (alias) => ({ method: 'PUT', path: `/api/scan/${alias}/template`, body: template, cookie }),
      ],
      ['giving up', (alias) => ({ method: 'POST', path: `/api/scan/${alias}/unactivate`, body: {}, cookie })],
      [
        'asking to give up',
        (alias) => ({ method: 'POST', path: `/api/scan/${alias}/unactivation-request`, body: {}, cookie }),
      ],
    ])('should be counted, and refused for known and unknown alike: %s', async (_, call) => {
      const address = guessing.newAddress();
      for (let i = 0; i < perAddress; i += 1)
        expect((await guessing.ask(address, call(newAlias()))).statusCode).toBe(UNKNOWN);
      const lookUps = guessing.lookUps();
      const answers = await Promise.all(
        [newAlias(), known].map((alias) => guessing.ask(address, call(alias))),
      );
      for (const { statusCode, headers, body } of answers) {
        expect([statusCode, JSON.parse(body).code]).toEqual([GUARDED, 'codes_guarded']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      const [one, two] = answers.map(({ body }) => JSON.stringify({ ...JSON.parse(body), requestId: '' }));
      expect(one).toBe(two);
      expect(lookUps).not.toHaveBeenCalled();
    });

    it.each<[string, (alias: string) => Call]>([
      ['of a code', (alias) => ({ path: `/scan/${alias}` })],
      ['of a mailed link', (alias) => ({ path: `/scan/${alias}/activate?token=x` })],
      ['of a code step', (alias) => ({ path: `/scan/${alias}/verify/${challengeId}` })],
      ['of a request', (alias) => ({ path: `/SCAN/${alias}/unactivation` })],
      ['of the form', (alias) => ({ path: `/scan/${alias}/message` })],
      ['of thanks', (alias) => ({ path: `/scan/${alias}/thanks` })],
    ])('should be counted, and refused with a page: the document %s', async (_, call) => {
      const address = guessing.newAddress();
      // On a busy machine a document may be sent before the look-up has answered; it counts all the same.
      for (let i = 0; i < perAddress; i += 1)
        expect([UNKNOWN, 303, 200]).toContain((await guessing.ask(address, call(newAlias()))).statusCode);
      const lookUps = guessing.lookUps();
      for (const alias of [newAlias(), known]) {
        const { statusCode, headers, body } = await guessing.ask(address, call(alias));
        expect([statusCode, headers['content-type']]).toEqual([GUARDED, 'text/html; charset=utf-8']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(body).toContain(`<form noValidate="" action="/scan/${alias}/open?locale=en" method="post">`);
        expect(body).not.toMatch(/<script defer/);
      }
      expect(lookUps).not.toHaveBeenCalled();
    });
  });

  it('should count an IPv6 /48 as well, so that nobody has 65,536 budgets', async () => {
    const code = await app.code();
    for (let i = 0; i < NETWORKS.network; i += 1) await guessing.guesser(`2001:db8:1:${i}::1`);
    expect(await guessing.scan('2001:db8:1:ffff::1', code)).toBe(GUARDED);
    expect(await guessing.scan('2001:db8:2::1', code)).toBe(200);
    const pressed = [];
    for (let i = 0; i < openedPerAddress * NETWORKS.network; i += 1) {
      const address = `2001:db8:1:${(Math.floor(i / openedPerAddress) + 0x100).toString(16)}::1`;
      pressed.push((await guessing.press(address, newAlias())).statusCode);
    }
    expect(pressed).toEqual(Array<number>(pressed.length).fill(303));
    const crowd = Array.from({ length: 20 }, (_, i) => `2001:db8:1:${(i + 0x200).toString(16)}::1`);
    for (const address of crowd) expect((await guessing.press(address, newAlias())).statusCode).toBe(303);
    const again = await Promise.all(crowd.map((address) => guessing.press(address, newAlias())));
    expect(again.some(({ statusCode }) => statusCode === GUARDED)).toBe(true);
  });

  it.each([
    ['a scan', '/api/scan/', {}],
    ['another spelling', '/%61pi/scan/', {}],
    ['the contact card', '/api/scan/', {}, '/contact.vcf'],
    ['a picture of a page', '/scan/', { 'sec-fetch-dest': 'image' }],
    ['a frame', '/SCAN/', { 'sec-fetch-dest': 'iframe' }],
    ['a form', '/scan/', {}, '/message', 'POST' as const],
  ])(
    'should count nothing that another site loads, and refuse it: %s',
    async (_, start, more, end = '', method: 'GET' | 'POST' = 'GET') => {
      const [code, address] = [await app.code(), guessing.newAddress()];
      const lookUps = guessing.lookUps();
      for (let i = 0; i <= perAddress; i += 1) {
        const path = `${start}${newAlias()}${end}`;
        const { statusCode } = await guessing.ask(
          address,
          { method, path },
          { 'sec-fetch-site': 'cross-site', ...more },
        );
        expect(statusCode).toBe(403);
      }
      expect(lookUps).not.toHaveBeenCalled();
      expect(await guessing.scan(address, code)).toBe(200);
    },
  );

  it('should open a code from a link of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    const path = `/scan/${await app.code()}`;
    expect((await guessing.ask(guessing.newAddress(), { path }, headers)).statusCode).toBe(200);
  });
});
