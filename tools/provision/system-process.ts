import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanUpWithProcess } from './clean-up';

// Only a program that hangs meets these, however busy the machine is.
const START_DEADLINE = 60_000;
const STOP_DEADLINE = 40_000;

/** Debian's user and group "nobody", for programs that refuse to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** The user and group that a program runs as. */
export type User = typeof NOBODY;

/** Nobody where we are root; else us. */
export const notRoot = (): User | undefined => (process.getuid?.() === 0 ? NOBODY : undefined);

export interface ProcessOptions {
  /** What a person calls it. */
  title: string;
  program: string;
  /** Read at each start; ours without it. */
  env?: () => NodeJS.ProcessEnv;
  /** Who it runs as, where that is not us. */
  user?: User;
  /** Where its directory is made, where that is not the disk. */
  folder?: string | undefined;
}

/**
 * A program that runs beside us until it is stopped, and can be started again. It has a directory for its files and its
 * output, which goes away with `stop`, or together with the program when this process ends.
 */
export class SystemProcess {
  readonly dir: string;
  private child: ChildProcess | undefined;
  private launched: [args: string[], isReady: () => Promise<boolean>] | undefined;
  private readonly forget = cleanUpWithProcess(() => this.destroy());

  constructor(private readonly options: ProcessOptions) {
    this.dir = mkdtempSync(join(options.folder ?? tmpdir(), 'ringtag-'));
    if (this.user) chownSync(this.dir, this.user.uid, this.user.gid);
  }

  /** Process id of the one that runs now, for signals; 0 before the first start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What it printed so far. */
  get output(): string {
    return this.read('output.log');
  }

  /** A file of its directory, as far as it is written; empty when there is none. */
  read(file: string): string {
    const path = join(this.dir, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /** Who it runs as, where that is not us. */
  get user(): User | undefined {
    return this.options.user;
  }

  /**
   * Starts it and asks `isReady` again and again until it answers true.
   * @throws Error with the last line of its output when it ends instead.
   */
  async launch(args: string[], isReady: () => Promise<boolean>): Promise<void> {
    const isFirst = !this.launched;
    this.launched = [args, isReady];
    const output = openSync(join(this.dir, 'output.log'), 'a');
    const stdio = ['ignore' as const, output, output];
    const child = spawn(this.options.program, args, { stdio, env: this.env(), ...this.user });
    closeSync(output);
    this.child = child;
    const until = Date.now() + START_DEADLINE;
    while (this.isRunning && Date.now() < until) {
      if (await isReady()) return;
      await wait(50);
    }
    child.kill('SIGKILL');
    const reason = this.output.trim().split('\n').at(-1);
    if (isFirst) await this.stop();
    throw new Error(`${this.options.title} did not start: ${reason}`);
  }

  /** Starts it again as it was started last, after a signal or on top of a running one. */
  async restart(): Promise<void> {
    await this.halt();
    await this.launch(...this.launched!);
  }

  /**
   * Runs another program to its end, as the same user and with the same environment.
   * @throws Error with the last line that it prints when it fails.
   */
  runToEnd(program: string, args: string[]): void {
    const options = { encoding: 'utf8' as const, env: this.env(), ...this.user };
    const { status, stdout, stderr } = spawnSync(program, args, options);
    if (status === 0) return;
    throw new Error(`${this.options.title} failed: ${(stderr || stdout).trim().split('\n').at(-1)}`);
  }

  /** The seconds of processor that it took so far, in all its threads (Linux). */
  get processor(): number {
    // After the name, which may contain anything: state, parent, …, user time and system time in hundredths.
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** SIGSTOP: its connections stay, and nothing answers. */
  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  /** Asks it to end, kills it when it does not, and waits until it is gone. */
  async halt(): Promise<void> {
    // A process that is paused cannot hear that it should end.
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

  /** SIGKILL, as when the machine loses its power; waits until it is gone. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.waitForEnd();
  }

  /** Ends it for good, and removes its directory. */
  async stop(): Promise<void> {
    this.forget();
    await this.halt();
    this.destroy();
  }

  /** Some programs delete the temporary files of others, so each gets a directory of its own. */
  protected env(): NodeJS.ProcessEnv {
    return this.options.env?.() ?? { ...process.env, TMPDIR: this.dir };
  }

  /** What ends it at once, with all that it started. */
  protected get lastSignal(): NodeJS.Signals {
    return 'SIGKILL';
  }

  /** Kills without waiting; also runs while this process ends. */
  private destroy(): void {
    this.signal(this.lastSignal);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
