import { CODE_GUESSES } from '@ringtag/contracts';
import { newAlias } from '../src/codes/items/new-alias';
import { GUARDED, Guessing, UNKNOWN } from './support/guesser';
import { TestApp } from './support/test-app';

const { perAddress, openedPerAddress, window, shownFor } = CODE_GUESSES;

describe('Guessing codes (LIM-2)', () => {
  let app: TestApp;
  let guessing: Guessing;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    guessing = new Guessing(app);
  });
  afterAll(() => app.stop());

  afterEach(() => jest.restoreAllMocks());

  it('should answer 70 of 2,000 guesses at most, by as many look-ups, with 20 real codes among them (LIM-2)', async () => {
    const real = await app.codes(20);
    const guesses = Array.from({ length: 2000 }, (_, i) =>
      i % 100 === 99 ? real[(i - 99) / 100]! : newAlias(),
    );
    const address = guessing.newAddress();
    const lookUps = guessing.lookUps();
    const answered = new Map<number, number>();
    const note = (status: number) => answered.set(status, (answered.get(status) ?? 0) + 1);
    // Fifty at a time, as programs ask.
    for (let i = 0; i < guesses.length; i += 50)
      await Promise.all(
        guesses.slice(i, i + 50).map(async (alias) => note(await guessing.scan(address, alias))),
      );
    expect([...answered.keys()].sort()).toEqual([UNKNOWN, GUARDED]);

    const opened = await Promise.all(real.map((alias) => guessing.press(address, alias)));
    expect(opened.filter(({ statusCode }) => statusCode === 303)).toHaveLength(openedPerAddress);
    for (const alias of real) note(await guessing.scan(address, alias));
    expect(answered.get(200)).toBe(openedPerAddress);
    expect(answered.get(200)! + answered.get(UNKNOWN)!).toBeLessThanOrEqual(perAddress + openedPerAddress);
    expect(lookUps.mock.calls.length).toBeLessThanOrEqual(perAddress + openedPerAddress);
  });

  it('should let no more pass together than one after the other, and codes that exist all (LIM-2)', async () => {
    const [codes, address] = [await app.codes(100), guessing.newAddress()];
    const statuses = await Promise.all(Array.from({ length: 100 }, () => guessing.scan(address, newAlias())));
    expect(statuses.filter((status) => status === UNKNOWN)).toHaveLength(perAddress);
    expect(statuses.filter((status) => status === GUARDED)).toHaveLength(100 - perAddress);
    const other = guessing.newAddress();
    const found = await Promise.all(codes.map((alias) => guessing.scan(other, alias)));
    expect(new Set(found)).toEqual(new Set([200]));
    expect(await guessing.scan(other, newAlias())).toBe(UNKNOWN);
  });

  it('should keep open what the address was shown within a day, and everything for others', async () => {
    const [seen, unseen, address] = [await app.code(), await app.code(), guessing.newAddress()];
    expect(await guessing.scan(address, seen)).toBe(200);
    await guessing.guesser(address);
    expect([await guessing.scan(address, seen), await guessing.scan(address, unseen)]).toEqual([
      200,
      GUARDED,
    ]);
    expect(await guessing.scan(guessing.newAddress(), unseen)).toBe(200);
    app.clock.advance(shownFor - window);
    await guessing.guesser(address);
    expect(await guessing.scan(address, seen)).toBe(200);
    app.clock.advance(shownFor);
    await guessing.guesser(address);
    expect(await guessing.scan(address, seen)).toBe(GUARDED);
  });

  it('should be over after a minute, and be told once', async () => {
    const from = app.logs.length;
    const [code, address] = [await app.code(), await guessing.guesser()];
    expect(await guessing.scan(address, newAlias())).toBe(GUARDED);
    app.clock.advance(window);
    expect([await guessing.scan(address, code), await guessing.scan(address, newAlias())]).toEqual([
      200,
      UNKNOWN,
    ]);
    const told = app.events(from).filter(({ event }) => event === 'limit_hit');
    expect(told.map(({ purpose }) => purpose)).toEqual(['codes-guessed']);
  });
});
