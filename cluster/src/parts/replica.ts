import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API_FLAGS } from '@ringtag/tools/api-flags';
import { SystemProcess } from '@ringtag/tools/system-process';

const ROOT = join(__dirname, '../../..');

/** A build of the API. */
export interface Release {
  /** The folder with `main.js` and `admin.js`. */
  dir: string;
}

/** The build of this tree. */
export const THIS_RELEASE: Release = { dir: join(ROOT, 'api/dist') };

/** Undefined: the variable is not set. */
export type Environment = Record<string, string | undefined>;

/** One process of the built API, as it runs in production. */
export class Replica {
  private readonly process: SystemProcess;
  /** Variables of this start alone. */
  private more: Environment = {};

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly environment: Environment,
    log: string,
  ) {
    const env = () => ({ PATH: process.env.PATH, ...this.environment, PORT: String(port), ...this.more });
    this.process = new SystemProcess({ title: name, program: process.execPath, log, env });
  }

  /**
   * Starts it and waits until it is ready.
   * @param more variables of this start alone
   * @param flags of Node; of two of the same name, the later one counts
   */
  async start(release = THIS_RELEASE, more: Environment = {}, flags: string[] = []): Promise<void> {
    this.more = more;
    await this.process.start([...API_FLAGS, ...flags, join(release.dir, 'main.js')], () => this.isReady());
  }

  /** Waits until it is ready again. */
  async untilReady(): Promise<void> {
    while (!(await this.isReady())) await wait(100);
  }

  /** SIGTERM: it finishes what it has. */
  stop(): Promise<void> {
    return this.process.halt();
  }

  /** SIGKILL. */
  kill(): Promise<void> {
    return this.process.kill();
  }

  /** Kills it without waiting; also runs while this process exits. */
  destroy(): void {
    this.process.signal('SIGKILL');
  }

  get isRunning(): boolean {
    return this.process.isRunning;
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.process.pid;
  }

  /** What it logged so far. */
  get output(): string {
    return this.process.readOutput();
  }

  private async isReady(): Promise<boolean> {
    try {
      const url = `http://127.0.0.1:${this.port}/health/ready`;
      return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      return false;
    }
  }
}
