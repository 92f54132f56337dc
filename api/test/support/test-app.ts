import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { IssuedSecrets } from '@ringtag/tools/issued-secrets';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { MEMORY_FOLDER } from '@ringtag/tools/memory-folder';
import { DataSource } from 'typeorm';
import { Administrators } from '../../src/accounts/users/administrators';
import { type App, createApp } from '../../src/app';
import { ItemBatchesService } from '../../src/codes/items/item-batches.service';
import { ProjectsService } from '../../src/codes/projects/projects.service';
import { ScanPages } from '../../src/codes/scan-pages/scan-pages';
import { type BrokenRule, findBrokenRules } from '../../src/operations/check/assert-invariants';
import type { Config } from '../../src/platform/config/config';
import { loadConfig } from '../../src/platform/config/load-config';
import { TransactionRunner } from '../../src/platform/database/transaction-runner';
import { AppLogger } from '../../src/platform/logging/app-logger';
import type { RequestTimes } from '../../src/platform/requests/request-times';
import { FakeClock } from './fake-clock';
import { createMigratedFile, createMigratedOnServer } from './migrated-database';
import './quick-hashes';
import { NODE_URL, SERVER_URL } from './server-database';
import { type Answer, Visitor } from './visitor';
import { webRootWithScan } from './web-root';

export const ORIGIN = 'http://qr.test';
export const ADMIN = { email: 'admin@ringtag.example', password: 'a good password' };

interface Options {
  clock?: FakeClock;
  /** Times of requests, where they differ from those of production. */
  times?: Partial<RequestTimes>;
  /** On a cluster: whether all connections go to one node. */
  oneNode?: boolean;
  /** Where several servers share a catcher that is started; else the server gets one of its own. */
  mail?: MailCatcher;
}

/** A whole server on a database of its own, on the engine that DATABASE_URL names (SQLite when it is not set). */
export class TestApp {
  readonly issued = new IssuedSecrets();
  /** Every line that the server logged. */
  readonly logs: string[] = [];
  app!: App;
  config!: Config;
  url!: string;
  private origin!: string;
  private adminId!: string;
  /** Ends what was started, the last first. */
  private readonly endings: (() => Promise<unknown>)[] = [];

  /** The folder of the pages, where it was started with them. */
  webRoot!: string;

  private constructor(
    readonly clock: FakeClock,
    readonly mail: MailCatcher,
  ) {}

  /** Leaves nothing behind where it fails: Jest would wait for it. */
  static async start(environment: NodeJS.ProcessEnv = {}, options: Options = {}): Promise<TestApp> {
    const { clock = new FakeClock(), mail = new MailCatcher() } = options;
    const test = new TestApp(clock, mail);
    try {
      await test.begin(environment, options);
      return test;
    } catch (error) {
      await test.end();
      throw error;
    }
  }

  private async begin(
    environment: NodeJS.ProcessEnv,
    { times = {}, oneNode = false, mail }: Options,
  ): Promise<void> {
    if (!mail) {
      await this.mail.start();
      this.endings.push(() => this.mail.stop());
    }
    const dataDir = await mkdtemp(join(MEMORY_FOLDER, 'ringtag-test-'));
    this.endings.push(() => rm(dataDir, { recursive: true }));
    const server = environment.DATABASE_URL ? undefined : oneNode ? NODE_URL : SERVER_URL;
    const database = server && (await createMigratedOnServer(server));
    if (database) this.endings.push(() => database.drop());
    const config = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      // Without the builds of the workspace: each server would store them.
      WEB_ROOT: dataDir,
      PUBLIC_URL: ORIGIN,
      SMTP_URL: this.mail.url,
      LOG_LEVEL: 'debug',
      ...(database && { DATABASE_URL: database.url }),
      ...environment,
    });
    config.server.times = { ...config.server.times, ...times };
    this.config = config;
    this.origin = config.server.publicUrl;
    const logger = new AppLogger(config.log, { write: (line) => void this.logs.push(line) });
    if (!config.database.url) await createMigratedFile(config.database.sqliteFile);
    this.app = await createApp(config, this.clock, logger);
    this.endings.push(() => this.app.stop());
    await this.app.nest.listen(0, '127.0.0.1');
    const { port } = this.app.nest.getHttpServer().address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    this.adminId = (await this.app.nest.get(Administrators).create(ADMIN.email, ADMIN.password)).id;
  }

  private async end(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
  }

  /** The same with a shell and a scan remote as their builds leave them (`webRootWithScan`), so that it sends pages. */
  static async startWithPages(...[environment, options]: Parameters<typeof TestApp.start>): Promise<TestApp> {
    const webRoot = await webRootWithScan();
    const test = await TestApp.start({ WEB_ROOT: webRoot, ...environment }, options);
    test.endings.unshift(() => rm(webRoot, { recursive: true }));
    test.webRoot = webRoot;
    return test;
  }

  /** One more process on the same database, with the same secret; its mails arrive where those of this one do. */
  replica(environment: NodeJS.ProcessEnv = {}, clock?: FakeClock): Promise<TestApp> {
    const { database, mail, security } = this.config;
    const shared = { DATABASE_URL: database.url, SMTP_URL: mail.smtpUrl, SECRET_KEY: security.secret };
    return TestApp.start({ ...shared, ...environment }, clock && { clock });
  }

  /**
   * Fails when the log of the whole run holds a secret that was issued in it (OTP-12), and when a rule of the data does
   * not hold: whatever writes rows has to keep it.
   * @param madeUp that the test filled tables with rows of its own, which need not keep the rules
   */
  async stop({ madeUp = false }: { madeUp?: boolean } = {}): Promise<void> {
    const broken = madeUp ? [] : await this.findBrokenRules();
    await this.end();
    this.issued.assertKept(this.mail.mails, this.logs);
    if (broken.length > 0) throw new Error(`Broken: ${JSON.stringify(broken, null, 1)}`);
  }

  /** The rules of the data that do not hold now (`admin -- check`). */
  findBrokenRules(): Promise<BrokenRule[]> {
    return findBrokenRules(this.dataSource);
  }

  /** The security events logged since the start, or since `from` lines of the log. */
  events(from = 0): Record<string, unknown>[] {
    return this.logs
      .slice(from)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event !== undefined);
  }

  get dataSource(): DataSource {
    return this.app.nest.get(DataSource);
  }

  visitor(): Visitor {
    return new Visitor(this.url, this.origin, this.issued);
  }

  async admin(): Promise<Visitor> {
    const admin = this.visitor();
    await admin.post('/api/auth/sign-in', ADMIN);
    return admin;
  }

  /** Makes the server read every code again: for tests that change rows themselves. */
  forgetPages(): Promise<void> {
    const pages = this.app.nest.get(ScanPages);
    return this.app.nest.get(TransactionRunner).run(async (manager) => pages.forgetAll(manager));
  }

  /** Free codes of a new project; answers their aliases. */
  async codes(count: number): Promise<string[]> {
    const project = await this.app.nest
      .get(ProjectsService)
      .create(this.adminId, { name: 'Codes', activatable: true });
    const { items } = await this.app.nest.get(ItemBatchesService).create(project.id, { count });
    return items.map(({ alias }) => alias);
  }

  async code(): Promise<string> {
    const [alias] = await this.codes(1);
    return alias!;
  }

  /** Asks for a code by mail and answers the challenge with what the mailbox got. */
  async challenge(
    alias: string,
    email: string,
    profile: object = {},
  ): Promise<{ challengeId: string; code: string }> {
    const before = this.mail.to(email).length;
    const { body } = await this.visitor().post(`/api/scan/${alias}/profile`, {
      name: 'Ann',
      email,
      ...profile,
    });
    return { challengeId: body.challengeId, code: await this.mail.codeFor(email, before + 1) };
  }

  /** Somebody who signed up, with a password or without. */
  async member(password?: string, email = newEmail()): Promise<Member> {
    const visitor = this.visitor();
    const before = this.mail.to(email).length;
    const { body } = await visitor.post('/api/auth/register', { email, ...(password ? { password } : {}) });
    const code = await this.mail.codeAfter(email, before);
    const answer = await visitor.post('/api/auth/register-verify', { challengeId: body.challengeId, code });
    if (answer.status !== 200) throw new Error(`Signing up failed: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.id, email, visitor };
  }

  /** A person who activated the code and is signed in. */
  async owner(alias: string, email: string, profile: object = {}): Promise<Visitor> {
    const owner = this.visitor();
    const answer = await owner.post(
      `/api/scan/${alias}/activate`,
      await this.challenge(alias, email, profile),
    );
    if (answer.status !== 200) throw new Error(`Activation failed: ${JSON.stringify(answer.body)}`);
    return owner;
  }

  /** Sends a message as the form of the scan page would. */
  async message(alias: string, message: object = {}, visitor = this.visitor()): Promise<Answer> {
    const { body } = await visitor.get(`/api/scan/${alias}`);
    this.clock.advance(2000);
    return visitor.post(`/api/scan/${alias}/messages`, {
      kind: 'message',
      body: 'Hello',
      formToken: body.formToken,
      ...message,
    });
  }
}

export interface Member {
  id: string;
  email: string;
  visitor: Visitor;
}

let people = 0;

/** An address that nobody else in this run has. */
export function newEmail(name = 'person'): string {
  people += 1;
  return `${name}-${people}-${randomBytes(3).toString('hex')}@example.com`;
}

/** A digit string of the same length that is certainly not the code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
