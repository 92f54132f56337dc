import { oneTest, type Part } from './outcome';
import { runParts } from './run-parts';

const part = (name: string, passes: boolean, needs?: string): Part => ({
  name,
  title: `The ${name}`,
  needs,
  run: () => Promise.resolve(oneTest(passes)),
});

describe('running the parts of npm test', () => {
  it('should go on after a failure and give each part a heading and a result', async () => {
    const lines: string[] = [];
    const results = await runParts([part('lint', false), part('unit', true)], (line) => lines.push(line));
    expect(results.map(({ outcome }) => outcome.failed)).toEqual([1, 0]);
    expect(lines.slice(0, 2)).toEqual(['\n== The lint ==', '\n== The unit ==']);
    expect(lines[2]).toMatch(/^FAILED: The lint: 0 passed, 1 failed \(/);
    expect(lines[3]).toMatch(/^ok: The unit: 1 passed, 0 failed \(/);
  });

  it('should leave out a part whose need failed', async () => {
    const results = await runParts([part('build', false), part('e2e', true, 'build')], () => undefined);
    expect(results[1]?.outcome).toEqual({ passed: 0, failed: 0, skipped: 0, unavailable: 'build failed' });
  });

  it('should say why a part cannot run, and go on', async () => {
    const missing = { ...part('e2e', true), run: () => Promise.reject(new Error('Chromium is missing.')) };
    const results = await runParts([missing, part('unit', true)], () => undefined);
    expect(results[0]?.outcome).toMatchObject({ passed: 0, unavailable: 'Chromium is missing.' });
    expect(results[1]?.outcome.passed).toBe(1);
  });

  it('should run two parts at a time, in their order, and begin the next when one of them has ended', async () => {
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const waiting = (name: string): Part => ({
      ...part(name, true),
      run: () => {
        begun.push(name);
        return new Promise((resolve) => ends.push(() => resolve(oneTest(true))));
      },
    });
    const all = runParts(['first', 'second', 'third'].map(waiting), () => undefined);
    await new Promise(setImmediate);
    expect(begun).toEqual(['first', 'second']);
    ends[1]!();
    await new Promise(setImmediate);
    expect(begun).toEqual(['first', 'second', 'third']);
    for (const end of ends) end();
    expect((await all).map((result) => result.part.name)).toEqual(['first', 'second', 'third']);
  });

  it('should begin a part when what it needs has ended', async () => {
    const order: string[] = [];
    const noting = (name: string, needs?: string): Part => ({
      ...part(name, true, needs),
      run: async () => {
        order.push(`${name} begins`);
        await new Promise(setImmediate);
        order.push(`${name} ends`);
        return oneTest(true);
      },
    });
    await runParts([noting('build'), noting('e2e', 'build')], () => undefined);
    expect(order).toEqual(['build begins', 'build ends', 'e2e begins', 'e2e ends']);
  });
});
