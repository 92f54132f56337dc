import { execFileSync } from 'node:child_process';
import { aheadBy } from '.';

const PROGRAM = `
  const started = Date.now();
  const counted = performance.now();
  setTimeout(() => console.log(JSON.stringify([started, performance.now() - counted])), 20);
`;

describe('a process whose clock is ahead', () => {
  it('should read another time, and wait as long as others', () => {
    const before = Date.now();
    const output = execFileSync(process.execPath, ['-e', PROGRAM], {
      env: { ...process.env, ...aheadBy(90) },
    });
    const [started, waited] = JSON.parse(output.toString()) as [number, number];
    expect(started - 90_000).toBeGreaterThanOrEqual(before);
    expect(started - 90_000).toBeLessThanOrEqual(Date.now());
    expect(waited).toBeLessThan(90_000);
  });
});
