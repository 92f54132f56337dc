import { StartError } from '../../platform/start-error';
import { examine } from './examine';
import { type Check, type Finding, type Findings, ok, problem, warning } from './finding';

async function* yieldAll(findings: Finding[]): Findings {
  yield* findings;
}

const check = (name: string, ...findings: Finding[]): Check => ({ name, findings: yieldAll(findings) });

describe('examine', () => {
  const run = async (...checks: Check[]) => {
    let printed = '';
    const error = await examine(checks, (text) => (printed += text), 50).catch((thrown: unknown) => thrown);
    return { lines: printed.trimEnd().split('\n'), error };
  };

  it('should print a line for each finding, and below it what to do', async () => {
    const { lines, error } = await run(
      check('disk', ok('Good.')),
      check('mail', warning('Bad.', 'Mend it.')),
    );
    expect(lines).toEqual([
      'ok       disk  Good.',
      'warning  mail  Bad.',
      '               → Mend it.',
      '',
      'Problems: 0, warnings: 1',
    ]);
    expect(error).toBeUndefined();
  });

  it('should fail with a problem', async () => {
    const { lines, error } = await run(
      check('mail', problem('Away.', 'Start it.')),
      check('disk', ok('Good.')),
    );
    expect(lines[0]).toBe('problem  mail  Away.');
    expect(lines.at(-1)).toBe('ok       disk  Good.');
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toContain('Problems: 1, warnings: 0');
  });

  it('should go on with the others when a check fails or never ends, and keep what these found', async () => {
    async function* fail(): Findings {
      yield ok('First.');
      throw new Error('broken\nsecond line');
    }
    async function* hang(): Findings {
      yield ok('Second.');
      await new Promise(() => undefined);
    }
    const checks = [
      { name: 'a', findings: fail() },
      { name: 'b', findings: hang() },
      check('c', ok('Third.')),
    ];
    const { lines, error } = await run(...checks);
    expect(lines.filter((line) => !line.includes('→'))).toEqual([
      'ok       a  First.',
      'warning  a  This check did not finish: broken.',
      'ok       b  Second.',
      'warning  b  This check did not finish: No answer within 50 ms.',
      'ok       c  Third.',
      '',
      'Problems: 0, warnings: 2',
    ]);
    expect(error).toBeUndefined();
  });
});
