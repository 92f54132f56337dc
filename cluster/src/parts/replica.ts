import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API_FLAGS } from '@ringtag/tools/api-flags';
import { isAnswering } from '@ringtag/tools/is-listening';
import { SystemProcess } from '@ringtag/tools/system-process';
import { type Environment, THIS_RELEASE } from './release';

/** One process of the built API, as it runs in production. */
export class Replica extends SystemProcess {
  /** Variables of this start alone. */
  private more: Environment = {};

  constructor(
    name: string,
    readonly port: number,
    private readonly environment: Environment,
  ) {
    super({ title: name, program: process.execPath });
  }

  /**
   * Starts it and waits until it is ready.
   * @param more variables of this start alone
   * @param flags of Node; of two of the same name, the later one counts
   */
  async start(release = THIS_RELEASE, more: Environment = {}, flags: string[] = []): Promise<void> {
    this.more = more;
    await this.launch([...API_FLAGS, ...flags, join(release.dir, 'main.js')], () => this.isReady());
  }

  /** Waits until it is ready again. */
  async untilReady(): Promise<void> {
    while (!(await this.isReady())) await wait(100);
  }

  protected override env(): NodeJS.ProcessEnv {
    return { PATH: process.env.PATH, ...this.environment, PORT: String(this.port), ...this.more };
  }

  private isReady(): Promise<boolean> {
    return isAnswering(`http://127.0.0.1:${this.port}/health/ready`);
  }
}
