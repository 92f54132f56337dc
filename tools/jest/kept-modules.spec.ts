import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const load = createRequire(__filename);
const JEST = join(dirname(load.resolve('jest/package.json')), 'bin/jest.js');

interface Report {
  testResults: { assertionResults: { failureMessages: string[] }[] }[];
}

/** Says in its failure what it found, at the fifth line. */
const SPEC = `import { loads } from './loads';
interface Found { loads: number }
it('should tell', () => {
  loads.push(__filename);
  throw new Error(\`loads: \${loads.length}, spied: \${jest.isMockFunction(JSON.parse)}\`);
});
it('should leave a spy', () => void jest.spyOn(JSON, 'parse'));
`;

describe('tests that keep their modules', () => {
  it('should find what the file before has loaded, without its spies, and fail at their own lines', () => {
    const dir = mkdtempSync(join(tmpdir(), 'ringtag-jest-'));
    try {
      writeFileSync(join(dir, 'loads.ts'), 'export const loads: string[] = [];');
      for (const name of ['one', 'two']) writeFileSync(join(dir, `${name}.spec.ts`), SPEC);
      const messages = failuresIn(dir).sort();
      expect(messages).toEqual([
        expect.stringMatching(/^Error: loads: 1, spied: false\n.*\.spec\.ts:5:9/),
        expect.stringMatching(/^Error: loads: 2, spied: false\n.*\.spec\.ts:5:9/),
      ]);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});

/** What the tests of a folder say that failed, all run in one process. */
function failuresIn(dir: string): string[] {
  const config = {
    rootDir: dir,
    testRunner: join(__dirname, 'kept-modules.ts'),
    transform: { '\\.ts$': [load.resolve('@swc/jest'), { swcrc: false, module: { type: 'commonjs' } }] },
  };
  const args = [JEST, '--config', JSON.stringify(config), '--json', '--runInBand'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  const { testResults } = JSON.parse(stdout) as Report;
  return testResults.flatMap((file) => file.assertionResults.flatMap((test) => test.failureMessages));
}
