import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

/** A real HAProxy, a master with its worker. */
export class Haproxy extends SystemProcess {
  /** Its configuration. */
  readonly file = join(this.dir, 'haproxy.cfg');

  constructor() {
    super({ title: 'HAProxy', program: provideHaproxy() });
  }

  /** Puts a new worker beside the old one, which ends once its connections have ended. */
  async reload(): Promise<void> {
    const before = new Set(this.readWorkers());
    this.signal('SIGUSR2');
    while (this.readWorkers().every((worker) => before.has(worker))) await wait(20);
  }

  private readWorkers(): string[] {
    return readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').trim().split(' ');
  }
}

/** @throws Error with what HAProxy complains of. */
export async function startHaproxy({ config, port }: HaproxyOptions): Promise<Haproxy> {
  const haproxy = new Haproxy();
  writeFileSync(haproxy.file, config(haproxy.dir));
  await haproxy.launch(['-W', '-f', haproxy.file], () => isListening(port));
  return haproxy;
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
