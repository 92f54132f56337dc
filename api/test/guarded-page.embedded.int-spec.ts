import { CODE_GUESSES, LOCALES, MESSAGE, MINUTE, SECOND } from '@ringtag/contracts';
import { newAlias } from '../src/codes/items/new-alias';
import { GUARDED, Guessing, UNKNOWN } from './support/guesser';
import { newEmail, TestApp } from './support/test-app';

const { openedPerAddress, shownFor, window } = CODE_GUESSES;

describe('The page of a guarded code (LIM-2)', () => {
  let app: TestApp;
  let guessing: Guessing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    guessing = new Guessing(app);
  });
  afterAll(() => app.stop());

  afterEach(() => jest.restoreAllMocks());

  it('should be in the language of the reader', async () => {
    const address = await guessing.guesser();
    const headings = await Promise.all(
      LOCALES.map(async (locale) => {
        const { body } = await guessing.ask(address, { path: `/scan/BCDFG23456?locale=${locale}` });
        expect(body).toContain(`<html lang="${locale}"`);
        return /<h1>(.*?)<\/h1>.*?<button[^>]*>(.*?)<\/button>/s.exec(body)!.slice(1).join(' · ');
      }),
    );
    expect(new Set(headings).size).toBe(LOCALES.length);
    expect(headings.every((heading) => heading.includes('BCDFG-23456'))).toBe(true);
  });

  it('should take a body that is no form for one without a path', async () => {
    const [code, address] = [await app.code(), await guessing.guesser()];
    const path = `/scan/${code}/open`;
    const { statusCode, headers } = await guessing.ask(address, {
      method: 'POST',
      path,
      body: { path: '/x' },
    });
    expect([statusCode, headers.location]).toEqual([303, `/scan/${code}`]);
  });

  it('should open one code for this address, for the whole day', async () => {
    const [code, other, address] = [await app.code(), await app.code(), await guessing.guesser()];
    const page = await guessing.ask(address, { path: `/scan/${code}` });
    expect(page.body).toContain(`name="path" value="/scan/${code}"`);
    const { statusCode, headers } = await guessing.press(address, code.toLowerCase(), {
      path: `/scan/${code}`,
    });
    expect([statusCode, headers['location']]).toEqual([303, `/scan/${code}`]);
    expect((await guessing.ask(address, { path: `/scan/${code}` })).statusCode).toBe(200);
    expect([await guessing.scan(address, code), await guessing.scan(address, other)]).toEqual([200, GUARDED]);
    expect(await guessing.scan(await guessing.guesser(), code)).toBe(GUARDED);
    app.clock.advance(shownFor - window);
    await guessing.guesser(address);
    expect(await guessing.scan(address, code)).toBe(200);
  });

  it('should look an opened code that does not exist up once, and say so again for a minute', async () => {
    const [alias, address] = [newAlias(), await guessing.guesser()];
    await guessing.press(address, alias);
    const lookUps = guessing.lookUps();
    for (let i = 0; i < 3; i += 1)
      expect((await guessing.ask(address, { path: `/scan/${alias}` })).statusCode).toBe(UNKNOWN);
    expect(await guessing.scan(address, alias)).toBe(UNKNOWN);
    expect(lookUps).toHaveBeenCalledTimes(1);
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
    const { statusCode, headers } = await guessing.press(
      guessing.newAddress(),
      'BCDFG-23456',
      path === undefined ? {} : { path },
    );
    expect([statusCode, headers['location']]).toEqual([303, location]);
  });

  it('should open ten a minute at most, and say when there are more', async () => {
    const address = await guessing.guesser();
    const presses = await Promise.all(Array.from({ length: 30 }, () => guessing.press(address, newAlias())));
    const refused = presses.filter(({ statusCode }) => statusCode !== 303);
    expect(refused).toHaveLength(30 - openedPerAddress);
    const [{ statusCode, headers, body } = presses[0]!] = refused;
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('Too many requests');
    app.clock.advance(window);
    expect((await guessing.press(address, newAlias())).statusCode).toBe(303);
  });

  it('should lead back to the card who opens the address of the button', async () => {
    const { statusCode, headers } = await guessing.ask(guessing.newAddress(), {
      path: '/scan/bcdfg-23456/open',
    });
    expect([statusCode, headers['location']]).toEqual([303, '/scan/BCDFG23456']);
  });

  it('should take no press from another site (CSRF-1, CSRF-2)', async () => {
    const [code, address] = [await app.code(), await guessing.guesser()];
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect((await guessing.press(address, code, {}, { [name]: value })).statusCode).toBe(403);
    expect(await guessing.scan(address, code)).toBe(GUARDED);
  });

  it('should take a message from a form that was shown elsewhere, because its token proves the code', async () => {
    const code = await app.code();
    await app.owner(code, newEmail());
    const { formToken } = JSON.parse(
      (await guessing.ask(guessing.newAddress(), { path: `/api/scan/${code}` })).body,
    );
    app.clock.advance(2000);
    const message = { kind: 'message', body: 'Hi', formToken };
    const send = (address: string, body: object) =>
      guessing.ask(address, { method: 'POST', path: `/api/scan/${code}/messages`, body });
    expect((await send(await guessing.guesser(), message)).statusCode).toBe(201);
    expect(
      (await send(await guessing.guesser(), { ...message, formToken: `${formToken}x` })).statusCode,
    ).toBe(GUARDED);
    const fields = { kind: 'message', body: 'Hello', formToken };
    const plain = await guessing.submit(await guessing.guesser(), `/scan/${code}/message`, fields);
    expect(plain.statusCode).toBe(303);
    expect(plain.headers['location']).toMatch(new RegExp(`^/scan/${code}/thanks\\?token=`));
  });

  it('should open for a form for the day of its token, and not later', async () => {
    const code = await app.code();
    await app.owner(code, newEmail());
    const { body: shown } = await app.visitor().get(`/api/scan/${code}`);
    const { formToken } = shown;
    const send = async () => {
      const fields = { kind: 'message', body: `At ${app.clock.now().getTime()}`, formToken };
      const path = `/api/scan/${code}/messages`;
      const sent = await guessing.ask(await guessing.guesser(), { method: 'POST', path, body: fields });
      const plain = await guessing.submit(await guessing.guesser(), `/scan/${code}/message`, fields);
      return [sent.statusCode, plain.statusCode];
    };
    app.clock.advance(MESSAGE.formMaxAge - MINUTE);
    expect(await send()).toEqual([201, 303]);
    app.clock.advance(MINUTE + SECOND);
    expect(await send()).toEqual([GUARDED, GUARDED]);
  });

  it('should give nobody a token for a code that was not looked up (LIM-2)', async () => {
    const code = await app.code();
    await app.owner(code, newEmail());
    const send = (address: string) =>
      guessing.submit(address, `/scan/${code}/message`, { kind: 'message', body: 'Hello' });
    const refused = await send(await guessing.guesser());
    expect([refused.statusCode, refused.body.includes('formToken')]).toEqual([GUARDED, false]);
    await app.forgetPages();
    guessing.lookUps().mockImplementation(() => {
      throw new Error('no database');
    });
    expect((await send(guessing.newAddress())).body).toContain('name="formToken" value=""');
  });
});
