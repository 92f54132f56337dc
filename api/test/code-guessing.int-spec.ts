import { rm } from 'node:fs/promises';
import { CODE_GUESSES, ERRORS, LOCALES } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { newAlias } from '../src/items/new-alias';
import { ScanPages } from '../src/scan/scan-pages';
import { newEmail, ORIGIN, TestApp } from './support/test-app';
import { webRootWithScan } from './support/web-root';

const { perAddress, perNetwork, openedPerAddress, openedPerNetwork, window, shownFor } = CODE_GUESSES;
const UNKNOWN = ERRORS.code_not_found.status;
const GUARDED = ERRORS.codes_guarded.status;
const FORM = 'application/x-www-form-urlencoded';

let hosts = 0;
/** A client address that nobody has asked from before. */
function newAddress(): string {
  hosts += 1;
  return `203.0.${hosts >> 8}.${hosts & 0xff}`;
}

describe('Guessing codes (LIM-2)', () => {
  let app: TestApp;
  let webRoot: string;
  let fastify: FastifyInstance;
  beforeAll(async () => {
    webRoot = await webRootWithScan();
    app = await TestApp.start({ TRUST_PROXY: '1', WEB_ROOT: webRoot });
    fastify = app.app.nest.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  });
  afterAll(async () => {
    await app.stop();
    await rm(webRoot, { recursive: true });
  });

  type Call = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object; cookie?: string | undefined };

  /** A request of somebody at an address. */
  async function ask(address: string, { method = 'GET', path, body, cookie }: Call) {
    const headers = {
      'x-forwarded-for': address,
      ...(method === 'GET' ? {} : { origin: ORIGIN }),
      ...(cookie ? { cookie } : {}),
    };
    return fastify.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
  }
  const scan = async (address: string, alias: string) =>
    (await ask(address, { path: `/api/scan/${alias}` })).statusCode;
  const press = (address: string, alias: string, path?: string, headers: Record<string, string> = {}) =>
    fastify.inject({
      method: 'POST',
      url: `/scan/${alias}/open`,
      headers: { 'x-forwarded-for': address, 'content-type': FORM, origin: ORIGIN, ...headers },
      payload: new URLSearchParams(path === undefined ? {} : { path }).toString(),
    });
  /** An address that has guessed until it was refused. */
  async function guesser(address = newAddress()): Promise<string> {
    for (let i = 0; i < perAddress; i += 1) expect(await scan(address, newAlias())).toBe(UNKNOWN);
    expect(await scan(address, newAlias())).toBe(GUARDED);
    return address;
  }
  /** How often codes are looked up in the database from now on. */
  function lookUps(): () => number {
    const pages = app.app.nest.get(ScanPages) as unknown as { readRow: (alias: string) => unknown };
    const read = jest.spyOn(pages, 'readRow');
    return () => read.mock.calls.length;
  }
  afterEach(() => jest.restoreAllMocks());

  it('should answer 70 of 10,000 guesses at most, by as many look-ups, with 100 real codes among them', async () => {
    const real = await app.codes(100);
    const guesses = Array.from({ length: 10_000 }, (_, i) =>
      i % 100 === 99 ? real[(i - 99) / 100]! : newAlias(),
    );
    const address = newAddress();
    const count = lookUps();
    const answered = new Map<number, number>();
    const note = (status: number) => answered.set(status, (answered.get(status) ?? 0) + 1);
    // Fifty at a time, as programs ask.
    for (let i = 0; i < guesses.length; i += 50)
      await Promise.all(guesses.slice(i, i + 50).map(async (alias) => note(await scan(address, alias))));
    expect([...answered.keys()].sort()).toEqual([UNKNOWN, GUARDED]);

    const opened = await Promise.all(real.map((alias) => press(address, alias)));
    expect(opened.filter(({ statusCode }) => statusCode === 303)).toHaveLength(openedPerAddress);
    for (const alias of real) note(await scan(address, alias));
    expect(answered.get(200)).toBe(openedPerAddress);
    expect(answered.get(200)! + answered.get(UNKNOWN)!).toBeLessThanOrEqual(perAddress + openedPerAddress);
    expect(count()).toBeLessThanOrEqual(perAddress + openedPerAddress);
  });

  it('should let no more pass together than one after the other, and codes that exist all', async () => {
    const [codes, address] = [await app.codes(100), newAddress()];
    const statuses = await Promise.all(Array.from({ length: 200 }, () => scan(address, newAlias())));
    expect(statuses.filter((status) => status === UNKNOWN)).toHaveLength(perAddress);
    expect(statuses.filter((status) => status === GUARDED)).toHaveLength(200 - perAddress);
    const other = newAddress();
    const found = await Promise.all(codes.map((alias) => scan(other, alias)));
    expect(new Set(found)).toEqual(new Set([200]));
    expect(await scan(other, newAlias())).toBe(UNKNOWN);
  });

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
      ['the fast lane', (alias) => ({ path: `/api/scan/${alias}` })],
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
      const address = newAddress();
      for (let i = 0; i < perAddress; i += 1)
        expect((await ask(address, call(newAlias()))).statusCode).toBe(UNKNOWN);
      const count = lookUps();
      const answers = await Promise.all([newAlias(), known].map((alias) => ask(address, call(alias))));
      for (const { statusCode, headers, body } of answers) {
        expect([statusCode, JSON.parse(body).code]).toEqual([GUARDED, 'codes_guarded']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      const [one, two] = answers.map(({ body }) => JSON.stringify({ ...JSON.parse(body), requestId: '' }));
      expect(one).toBe(two);
      expect(count()).toBe(0);
    });

    it.each<[string, (alias: string) => Call]>([
      ['of a code', (alias) => ({ path: `/scan/${alias}` })],
      ['of a mailed link', (alias) => ({ path: `/scan/${alias}/activate?token=x` })],
      ['of a request', (alias) => ({ path: `/SCAN/${alias}/unactivation` })],
      ['of the form', (alias) => ({ path: `/scan/${alias}/message` })],
      ['of thanks', (alias) => ({ path: `/scan/${alias}/thanks` })],
    ])('should be counted, and refused with a page: the document %s', async (_, call) => {
      const address = newAddress();
      for (let i = 0; i < perAddress; i += 1)
        expect([UNKNOWN, 303]).toContain((await ask(address, call(newAlias()))).statusCode);
      const count = lookUps();
      for (const alias of [newAlias(), known]) {
        const { statusCode, headers, body } = await ask(address, call(alias));
        expect([statusCode, headers['content-type']]).toEqual([GUARDED, 'text/html; charset=utf-8']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(body).toContain(`<form action="/scan/${alias}/open?locale=en" method="post">`);
        expect(body).not.toMatch(/<script defer/);
      }
      expect(count()).toBe(0);
    });
  });

  it('should keep open what the address was shown within a day, and everything for others', async () => {
    const [seen, unseen, address] = [await app.code(), await app.code(), newAddress()];
    expect(await scan(address, seen)).toBe(200);
    await guesser(address);
    expect([await scan(address, seen), await scan(address, unseen)]).toEqual([200, GUARDED]);
    expect(await scan(newAddress(), unseen)).toBe(200);
    app.clock.advance(shownFor - window);
    await guesser(address);
    expect(await scan(address, seen)).toBe(200);
    app.clock.advance(shownFor);
    await guesser(address);
    expect(await scan(address, seen)).toBe(GUARDED);
  });

  it('should be over after a minute, and be told once', async () => {
    const from = app.logs.length;
    const [code, address] = [await app.code(), await guesser()];
    expect(await scan(address, newAlias())).toBe(GUARDED);
    app.clock.advance(window);
    expect([await scan(address, code), await scan(address, newAlias())]).toEqual([200, UNKNOWN]);
    const told = app.events(from).filter(({ event }) => event === 'limit_hit');
    expect(told.map(({ purpose }) => purpose)).toEqual(['codes-guessed']);
  });

  it('should count an IPv6 /48 as well, so that nobody has 65,536 budgets', async () => {
    const code = await app.code();
    for (let i = 0; i < perNetwork / perAddress; i += 1) await guesser(`2001:db8:1:${i}::1`);
    expect(await scan('2001:db8:1:ffff::1', code)).toBe(GUARDED);
    expect(await scan('2001:db8:2::1', code)).toBe(200);
    const pressed = [];
    for (let i = 0; i <= openedPerNetwork; i += 1)
      pressed.push((await press(`2001:db8:1:${(i + 0x100).toString(16)}::1`, newAlias())).statusCode);
    expect(pressed).toEqual([...Array<number>(openedPerNetwork).fill(303), GUARDED]);
  });

  describe('and the page that says so', () => {
    it('should be in the language of the reader', async () => {
      const address = await guesser();
      const headings = await Promise.all(
        LOCALES.map(async (locale) => {
          const { body } = await ask(address, { path: `/scan/BCDFG23456?locale=${locale}` });
          expect(body).toContain(`<html lang="${locale}"`);
          return /<h1>(.*?)<\/h1>.*<button[^>]*>(.*?)<\/button>/s.exec(body)!.slice(1).join(' · ');
        }),
      );
      expect(new Set(headings).size).toBe(LOCALES.length);
      expect(headings.every((heading) => heading.includes('BCDFG-23456'))).toBe(true);
    });

    it('should open one code for this address, for the whole day', async () => {
      const [code, other, address] = [await app.code(), await app.code(), await guesser()];
      const page = await ask(address, { path: `/scan/${code}` });
      expect(page.body).toContain(`name="path" value="/scan/${code}"`);
      const { statusCode, headers } = await press(address, code.toLowerCase(), `/scan/${code}`);
      expect([statusCode, headers['location']]).toEqual([303, `/scan/${code}`]);
      expect((await ask(address, { path: `/scan/${code}` })).statusCode).toBe(200);
      expect([await scan(address, code), await scan(address, other)]).toEqual([200, GUARDED]);
      expect(await scan(await guesser(), code)).toBe(GUARDED);
      app.clock.advance(shownFor - window);
      await guesser(address);
      expect(await scan(address, code)).toBe(200);
    });

    it('should look an opened code that does not exist up once, and say so again for a minute', async () => {
      const [alias, address] = [newAlias(), await guesser()];
      await press(address, alias);
      const count = lookUps();
      for (let i = 0; i < 3; i += 1)
        expect((await ask(address, { path: `/scan/${alias}` })).statusCode).toBe(UNKNOWN);
      expect(await scan(address, alias)).toBe(UNKNOWN);
      expect(count()).toBe(1);
    });

    it.each([
      ['/scan/bcdfg-23456/activate?token=a.b', '/scan/bcdfg-23456/activate?token=a.b'],
      ['/SCAN/BCDFG23456?locale=de', '/SCAN/BCDFG23456?locale=de'],
      ['/scan/GHJKM23456', '/scan/BCDFG23456'],
      ['/messages', '/scan/BCDFG23456'],
      ['https://evil.example/scan/BCDFG23456', '/scan/BCDFG23456'],
      ['//evil.example/scan/BCDFG23456', '/scan/BCDFG23456'],
      [undefined, '/scan/BCDFG23456'],
    ])('should lead from %s to %s', async (path, location) => {
      const { statusCode, headers } = await press(newAddress(), 'BCDFG-23456', path);
      expect([statusCode, headers['location']]).toEqual([303, location]);
    });

    it('should open ten a minute at most, and say when there are more', async () => {
      const address = await guesser();
      const presses = await Promise.all(Array.from({ length: 30 }, () => press(address, newAlias())));
      const refused = presses.filter(({ statusCode }) => statusCode !== 303);
      expect(refused).toHaveLength(30 - openedPerAddress);
      const [{ statusCode, headers, body } = presses[0]!] = refused;
      expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toContain('Too many requests');
      app.clock.advance(window);
      expect((await press(address, newAlias())).statusCode).toBe(303);
    });

    it('should take no press from another site (CSRF-1, CSRF-2)', async () => {
      const [code, address] = [await app.code(), await guesser()];
      for (const [name, value] of [
        ['origin', 'https://evil.example'],
        ['sec-fetch-site', 'cross-site'],
      ] as const)
        expect((await press(address, code, undefined, { [name]: value })).statusCode).toBe(403);
      expect(await scan(address, code)).toBe(GUARDED);
    });
  });

  it('should take a message from a form that was shown elsewhere, because its token proves the code', async () => {
    const code = await app.code();
    await app.owner(code, newEmail());
    const { formToken } = JSON.parse((await ask(newAddress(), { path: `/api/scan/${code}` })).body);
    app.clock.advance(2000);
    const message = { kind: 'message', body: 'Hi', formToken };
    const send = (address: string, body: object) =>
      ask(address, { method: 'POST', path: `/api/scan/${code}/messages`, body });
    expect((await send(await guesser(), message)).statusCode).toBe(201);
    expect((await send(await guesser(), { ...message, formToken: `${formToken}x` })).statusCode).toBe(
      GUARDED,
    );
    const plain = await fastify.inject({
      method: 'POST',
      url: `/scan/${code}/message`,
      headers: { 'x-forwarded-for': await guesser(), 'content-type': FORM, origin: ORIGIN },
      payload: new URLSearchParams({ kind: 'message', body: 'Hello', formToken }).toString(),
    });
    expect([plain.statusCode, plain.headers['location']]).toEqual([303, `/scan/${code}/thanks`]);
  });

  it('should give nobody a token for a code that was not looked up', async () => {
    const code = await app.code();
    await app.owner(code, newEmail());
    const send = async (address: string) =>
      fastify.inject({
        method: 'POST',
        url: `/scan/${code}/message`,
        headers: { 'x-forwarded-for': address, 'content-type': FORM, origin: ORIGIN },
        payload: new URLSearchParams({ kind: 'message', body: 'Hello' }).toString(),
      });
    const refused = await send(await guesser());
    expect([refused.statusCode, refused.body.includes('formToken')]).toEqual([GUARDED, false]);
    app.app.nest.get(ScanPages).forget(code);
    jest.spyOn(app.app.nest.get(ScanPages) as never, 'readRow').mockImplementation((() => {
      throw new Error('no database');
    }) as never);
    expect((await send(newAddress())).body).toContain('name="formToken" value=""');
  });
});
