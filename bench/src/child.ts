import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { API_FLAGS } from '@ringtag/tools/api-flags';
import { readProcessorTime } from './processor';

/** A process under measurement. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    readonly origin: string,
  ) {}

  /** Starts `node` with the arguments and waits until `url` answers. */
  static async start(
    args: string[],
    url: string,
    env: NodeJS.ProcessEnv = {},
    cwd = process.cwd(),
  ): Promise<Child> {
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    const child = new Child(
      spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio }),
      new URL(url).origin,
    );
    process.on('exit', () => child.process.kill('SIGKILL'));
    for (;;) {
      if (child.process.exitCode !== null)
        throw new Error(`${args.join(' ')} ended with ${child.process.exitCode}`);
      const answer = await fetch(url).catch(() => undefined);
      if (answer) return child;
      // It starts; until it listens it can tell nothing.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Starts the API that was built in `root`, as it runs in production, and waits until `origin` is ready. */
  static startApi(origin: string, env: NodeJS.ProcessEnv, root?: string): Promise<Child> {
    return Child.start([...API_FLAGS, 'api/dist/main.js'], `${origin}/health/ready`, env, root);
  }

  /** Resident memory in MB. */
  get memory(): number {
    return this.megabytes(/VmRSS:\s+(\d+)/);
  }

  /** The most resident memory that it had so far, in MB. */
  get peakMemory(): number {
    return this.megabytes(/VmHWM:\s+(\d+)/);
  }

  /** In seconds. */
  get processor(): number {
    return readProcessorTime(this.process.pid!);
  }

  private megabytes(line: RegExp): number {
    const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(line.exec(status)?.[1]) / 1024;
  }

  /** Asks the process to end and waits until it has. */
  async stop(): Promise<void> {
    this.process.kill('SIGTERM');
    if (this.process.exitCode === null) await once(this.process, 'exit');
  }
}
