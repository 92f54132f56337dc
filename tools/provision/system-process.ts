import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// Only a program that hangs meets these, however busy the machine is.
const START_DEADLINE = 60_000;
const STOP_DEADLINE = 40_000;

export interface ProcessOptions {
  /** What a person calls it. */
  title: string;
  program: string;
  /** The file that its output is added to. */
  log: string;
  /** Read at each start. */
  env?: () => NodeJS.ProcessEnv;
  /** The user and group that it runs as, where that is not ours. */
  user?: { uid: number; gid: number };
}

/** A program that runs beside us until it is stopped, and can be started again. */
export class SystemProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: ProcessOptions) {}

  /** Process id of the one that runs now, for signals; 0 before the first start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Starts it and asks `isReady` again and again until it answers true.
   * @throws Error with the last line of its output when it ends instead.
   */
  async start(args: string[], isReady: () => Promise<boolean>, deadline = START_DEADLINE): Promise<void> {
    const { program, log, env, user } = this.options;
    const output = openSync(log, 'a');
    const child = spawn(program, args, { stdio: ['ignore', output, output], env: env?.(), ...user });
    closeSync(output);
    this.child = child;
    const until = Date.now() + deadline;
    while (this.isRunning && Date.now() < until) {
      if (await isReady()) return;
      await wait(50);
    }
    child.kill('SIGKILL');
    throw new Error(`${this.options.title} did not start: ${this.readOutput().trim().split('\n').at(-1)}`);
  }

  readOutput(): string {
    return existsSync(this.options.log) ? readFileSync(this.options.log, 'utf8') : '';
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Asks it to end, kills it when it does not, and waits until it is gone. */
  async halt(): Promise<void> {
    // A process that is stopped cannot hear that it should end.
    this.signal('SIGCONT');
    this.signal('SIGTERM');
    await this.waitForEnd();
  }

  /** Waits until it is gone; kills it when it does not end. Answers its exit code, null after a signal. */
  async waitForEnd(): Promise<number | null> {
    if (this.isRunning) {
      const ended = once(this.child!, 'exit');
      const deadline = setTimeout(() => this.signal('SIGKILL'), STOP_DEADLINE);
      await ended;
      clearTimeout(deadline);
    }
    return this.child?.exitCode ?? null;
  }

  /** Kills it (SIGKILL) and waits until it is gone. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child!, 'exit');
    this.signal('SIGKILL');
    await ended;
  }
}
