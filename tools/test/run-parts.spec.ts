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
    expect(lines[0]).toBe('\n== The lint ==');
    expect(lines[1]).toMatch(/^FAILED: The lint: 0 passed, 1 failed \(/);
    expect(lines[3]).toMatch(/^ok: The unit: 1 passed, 0 failed \(/);
  });

  it('should leave out a part whose need failed', async () => {
    const results = await runParts([part('build', false), part('e2e', true, 'build')], () => undefined);
    expect(results[1]?.outcome).toEqual({ passed: 0, failed: 0, skipped: 0, unavailable: 'build failed' });
  });

  it('should run a part that goes beside another one at the same time', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const waiting: Part = { ...part('first', true), run: () => begun.then(() => oneTest(true)) };
    const beginning: Part = {
      ...part('second', true),
      beside: true,
      run: () => {
        begin();
        return Promise.resolve(oneTest(true));
      },
    };
    const results = await runParts([waiting, beginning], () => undefined);
    expect(results.map((result) => result.part.name)).toEqual(['first', 'second']);
  });
});
