import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAnswering } from '@ringtag/tools/is-listening';
import { SystemProcess } from '@ringtag/tools/system-process';

type Flags = { API_FLAGS: string[] };

/** The API under measurement. Its data goes away with it. */
export class Api extends SystemProcess {
  private settings: NodeJS.ProcessEnv = {};

  private constructor(readonly origin: string) {
    super({ title: 'The API', program: process.execPath });
  }

  /**
   * Starts the API as it runs in production, and waits until it is ready.
   * @param more settings beside its address and its data
   * @param root of the workspace in which it was built
   */
  static async start(port: number, more: NodeJS.ProcessEnv = {}, root = process.cwd()): Promise<Api> {
    const origin = `http://127.0.0.1:${port}`;
    // It would be measured in the place of this one.
    if (await isAnswering(`${origin}/health/live`))
      throw new Error(`Another server answers at ${origin}: stop it first`);
    const api = new Api(origin);
    api.settings = {
      DATA_DIR: api.dir,
      PORT: String(port),
      PUBLIC_URL: api.origin,
      NODE_ENV: 'development',
      WEB_ROOT: root,
      ...more,
    };
    // Each build with its own flags.
    const { API_FLAGS } = (await import(join(root, 'tools/start/api-flags.mjs'))) as Flags;
    const args = [...API_FLAGS, join(root, 'api/dist/main.js')];
    await api.launch(args, () => isAnswering(`${api.origin}/health/ready`));
    return api;
  }

  /** @param more settings that are others from now on */
  override async restart(more: NodeJS.ProcessEnv = {}): Promise<void> {
    this.settings = { ...this.settings, ...more };
    await super.restart();
  }

  protected override env(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.settings };
  }

  /** Resident memory in MB. */
  get memory(): number {
    return this.readMegabytes(/VmRSS:\s+(\d+)/);
  }

  /** The most resident memory that it had so far, in MB. */
  get peakMemory(): number {
    return this.readMegabytes(/VmHWM:\s+(\d+)/);
  }

  private readMegabytes(line: RegExp): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(line.exec(status)?.[1]) / 1024;
  }
}
