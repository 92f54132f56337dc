import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/install.mjs';

type Env = Record<string, string | undefined>;

const running = new Set<ChildProcess>();

/** Ends the programs that run now: a signal to us alone would leave them behind. */
export const stopCommands = (): void => running.forEach((child) => child.kill());

/** Runs a program in the workspace root with our input and output; answers its exit code. An undefined variable is removed. */
export function runCommand(command: string[], env: Env = {}): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    running.add(child);
    child.once('close', () => running.delete(child));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The command of an installed package, without going through a shell. */
export function packageCommand(name: string, bin = name): string[] {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const declared = (JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> })
    .bin;
  const file = typeof declared === 'string' ? declared : declared[bin];
  if (file === undefined) throw new Error(`${name} has no command ${bin}.`);
  return [process.execPath, join(dirname(manifest), file)];
}

/** The files git knows of, or the whole directory where this is no work tree. */
export function trackedFiles(): string[] {
  const result = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  return result.status === 0
    ? result.stdout.split('\0').filter((file) => existsSync(join(ROOT, file)))
    : ['.'];
}

/** Runs something that writes a JSON report to the path it is given; answers the report, if there is one, and the exit code. */
export async function withReport<T>(
  run: (file: string) => Promise<number>,
): Promise<{ report: T | undefined; exitCode: number }> {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-report-'));
  try {
    const file = join(dir, 'report.json');
    const exitCode = await run(file);
    return { report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined, exitCode };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
