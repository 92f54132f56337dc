import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanUpWithProcess } from '../provision/clean-up';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

export { HOST, type Places, readNodeStatements, renderExample } from './example';

export interface HaproxyOptions {
  /** The whole configuration, with files of `dir` in it. */
  config: (dir: string) => string;
  /** Where it says that it listens once it does. */
  port: number;
}

/** A real HAProxy, a master with its worker, in a directory that goes away with it. */
export interface Haproxy {
  /** Its configuration. */
  readonly file: string;
  /** What it wrote so far. */
  output(): string;
  /** Puts a new worker beside the old one, which ends once its connections have ended. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error with what HAProxy complains of. */
export async function startHaproxy({ config, port }: HaproxyOptions): Promise<Haproxy> {
  const program = provideHaproxy();
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-haproxy-'));
  const file = join(dir, 'haproxy.cfg');
  const server = new SystemProcess({ title: 'HAProxy', program, log: join(dir, 'output.log') });
  const destroy = () => {
    server.signal('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  const forget = cleanUpWithProcess(destroy);
  try {
    writeFileSync(file, config(dir));
    await server.start(['-W', '-f', file], () => isListening(port));
  } catch (error) {
    forget();
    destroy();
    throw error;
  }
  const readWorkers = () =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  return {
    file,
    output: () => server.readOutput(),
    reload: async () => {
      const before = new Set(readWorkers());
      server.signal('SIGUSR2');
      while (readWorkers().every((worker) => before.has(worker))) await wait(20);
    },
    stop: async () => {
      forget();
      await server.halt();
      destroy();
    },
  };
}

/** What HAProxy complains of in a configuration, warnings included; empty when it takes it as it is. */
export function findFaults(file: string): string {
  const { status, stderr, stdout } = spawnSync(provideHaproxy(), ['-c', '-dW', '-f', file], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr + stdout;
}

/**
 * Full path of HAProxy; installs Debian's package where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideHaproxy(): string {
  return provideProgram({ title: 'HAProxy', names: ['haproxy'], debianPackage: 'haproxy' });
}
