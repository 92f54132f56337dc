import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child';
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
    private readonly api: Child,
    private readonly dataDir: string,
    /** In another order than they were made in. */
    private readonly aliases: string[],
  ) {}

  static async start(folder: string, port: number, codes: number): Promise<Build> {
    const dataDir = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
    const origin = `http://127.0.0.1:${port}`;
    const env = { DATA_DIR: dataDir, PORT: String(port) };
    // Only outside production does a first start say who the administrator is.
    const first = await Child.startApi(
      origin,
      { ...env, NODE_ENV: 'development', PUBLIC_URL: origin },
      folder,
    );
    const aliases = await createCodes(origin, dataDir, codes);
    await first.stop();
    giveOwners(
      dataDir,
      aliases.filter((_, place) => place % 2 === 0),
    );
    const api = await Child.startApi(origin, { ...env, ...PRODUCTION }, folder);
    return new Build(folder, api, dataDir, aliases.sort());
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
    await this.api.stop();
    const recorded = recordedScans(this.dataDir);
    rmSync(this.dataDir, { recursive: true });
    return { recorded, answered: this.answered };
  }
}
