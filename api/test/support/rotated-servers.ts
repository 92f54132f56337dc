import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { MEMORY_FOLDER } from '@ringtag/tools/memory-folder';
import { FakeClock } from './fake-clock';
import { createMigratedOnServer } from './migrated-database';
import { SERVER_URL, type ServerDatabase } from './server-database';
import { TestApp } from './test-app';
import { webRootWithScan } from './web-root';

const [OLD, NEW] = ['the key that all servers had before', 'the key that all servers have then'];
/** The keys of each step of docs/operations.md; step 0 is the time before. */
const STEPS: NodeJS.ProcessEnv[] = [
  { SECRET_KEY: OLD },
  { SECRET_KEY: OLD, SECRET_KEY_ACCEPTED: NEW },
  { SECRET_KEY: NEW, SECRET_KEY_ACCEPTED: OLD },
  { SECRET_KEY: NEW },
];

/** The servers of one rotation: on one database side by side, or on one file one after the other. */
export class RotatedServers {
  private readonly mail = new MailCatcher();
  private readonly clock = new FakeClock();
  private readonly running = new Map<number, TestApp>();

  private constructor(
    private readonly folders: { DATA_DIR: string; WEB_ROOT: string },
    private readonly database: ServerDatabase | undefined,
  ) {}

  static async prepare(): Promise<RotatedServers> {
    const DATA_DIR = await mkdtemp(join(MEMORY_FOLDER, 'ringtag-rotation-'));
    const folders = { DATA_DIR, WEB_ROOT: await webRootWithScan() };
    const servers = new RotatedServers(
      folders,
      SERVER_URL ? await createMigratedOnServer(SERVER_URL) : undefined,
    );
    await servers.mail.start();
    servers.clock.standStill();
    return servers;
  }

  /** The server of a step. Another one stays only beside it: one step apart, and not on the embedded database. */
  async at(step: number): Promise<TestApp> {
    const running = this.running.get(step);
    if (running) return running;
    const url = this.database?.url;
    for (const other of [...this.running.keys()])
      if (!url || Math.abs(other - step) > 1) await this.stop(other);
    const environment = {
      ...this.folders,
      ...STEPS[step],
      TRUST_PROXY: '1',
      ...(url ? { DATABASE_URL: url } : {}),
    };
    const app = await TestApp.start(environment, { clock: this.clock, mail: this.mail });
    this.running.set(step, app);
    return app;
  }

  async remove(): Promise<void> {
    for (const step of [...this.running.keys()]) await this.stop(step);
    await this.mail.stop();
    await this.database?.drop();
    for (const folder of Object.values(this.folders)) await rm(folder, { recursive: true });
  }

  private async stop(step: number): Promise<void> {
    await this.running.get(step)?.stop();
    this.running.delete(step);
  }
}
