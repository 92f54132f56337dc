import { Api } from './api';
import { type Extent, scanLoad } from './load';
import { createCodes, giveOwners, recordedScans } from './scan-data';

/** React draws many times slower outside production. No mail is sent here. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ringtag.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SECRET_KEY: 'only for this measurement, then forgotten',
  SHUTDOWN_DELAY_MS: '0',
};

/** What a load of requests took. */
export interface Cost {
  requestsPerSecond: number;
  p99: number;
  /** Of the processor, for one request, everything included: what else the machine does matters less to it. */
  microseconds: number;
  failed: number;
}

/** A build of the API under measurement, with a database of its own. Half of its codes have a card. */
export class Build {
  private answered = 0;

  private constructor(
    readonly folder: string,
    private readonly api: Api,
    /** In another order than they were made in. */
    private readonly aliases: string[],
  ) {}

  static async start(folder: string, port: number, codes: number): Promise<Build> {
    const api = await Api.start(port, {}, folder);
    // Only outside production does a first start say who the administrator is.
    const aliases = await createCodes(api, codes);
    await api.halt();
    giveOwners(
      api.dir,
      aliases.filter((_, place) => place % 2 === 0),
    );
    await api.restart(PRODUCTION);
    return new Build(folder, api, aliases.sort());
  }

  /** Codes that were not taken before. */
  take(count: number): string[] {
    return this.aliases.splice(0, count);
  }

  async load(aliases: string[], path: string, extent: Extent = { each: true }): Promise<Cost> {
    const before = this.api.processor;
    const start = performance.now();
    const { p99, answered, failed } = await scanLoad(this.api.origin, aliases, extent, { path });
    this.answered += answered;
    const requestsPerSecond = (answered + failed) / ((performance.now() - start) / 1000);
    const microseconds = ((this.api.processor - before) * 1e6) / (answered + failed);
    return { requestsPerSecond, p99, microseconds, failed };
  }

  /** In MB. */
  get memory(): number {
    return this.api.memory;
  }

  /** Answers the scans that it recorded, and the answers that arrived. */
  async stop(): Promise<{ recorded: number; answered: number }> {
    await this.api.halt();
    const recorded = recordedScans(this.api.dir);
    await this.api.stop();
    return { recorded, answered: this.answered };
  }
}
