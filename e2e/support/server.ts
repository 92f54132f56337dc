import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@ringtag/tools/free-port';
import { IssuedSecrets } from '@ringtag/tools/issued-secrets';
import { MEMORY_FOLDER } from '@ringtag/tools/memory-folder';
import type { Mail } from './mailbox';

const ROOT = join(__dirname, '../..');
// Only a server that hangs meets these, however busy the machine is.
const START_DEADLINE = 150_000;
const STOP_DEADLINE = 20_000;

/** What the first start wrote to `<DATA_DIR>/first-run.json`. */
interface FirstRun {
  url: string;
  mailbox: string;
  admin: { email: string; password: string };
  /** Aliases of unactivated codes. */
  codes: string[];
}

/** The whole product on a port of its own, with a fresh data directory that goes away with it. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly first: FirstRun;
  readonly pid: number;
  /** What it issued and what it may not tell: `dispose` searches its mailbox and its log for them. */
  readonly issued: IssuedSecrets;
  /** Everything the process printed so far, over restarts. */
  output(): string;
  /** Ends the process and waits for it (SIGTERM by default, `SIGKILL` for a crash); answers its exit code, null after a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same port and data, optionally with other settings. */
  start(settings?: Settings): Promise<void>;
  /** Stops it for good and removes its data. @throws Error when it told a secret or a hidden address (OTP-12, MAIL-4). */
  dispose(): Promise<void>;
}

/** Environment variables for the API, such as DATABASE_URL or SMTP_URL. */
export type Settings = Record<string, string>;

/**
 * Starts the built product and waits until it is ready and has made its demonstration codes.
 * @param builds the folder whose `api/dist` runs
 * @throws Error with the process's last words when it does not start.
 */
export async function startServer(settings: Settings = {}, builds = ROOT): Promise<Server> {
  const program = join(builds, 'api/dist/main.js');
  if (!existsSync(program)) throw new Error(`${program} is missing: run "npm run build".`);
  const dataDir = mkdtempSync(join(MEMORY_FOLDER, 'ringtag-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const all = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...settings };
  const running = new Running(program, all, url);
  const issued = new IssuedSecrets();
  const dispose = async (): Promise<void> => {
    await running.stop('SIGTERM');
    const mails = readMailbox(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    issued.assertKept(mails, running.output.split('\n'));
  };
  try {
    await running.start({});
    const first = await running.until(() => readFirstRun(dataDir));
    return {
      url,
      dataDir,
      first,
      issued,
      get pid() {
        return running.pid;
      },
      output: () => running.output,
      stop: (signal = 'SIGTERM') => running.stop(signal),
      start: (changed = {}) => running.start(changed),
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** What the server has mailed, unless it has an SMTP server. */
function readMailbox(dataDir: string): (Mail & { recipients: string[] })[] {
  const mailbox = join(dataDir, 'mailbox');
  if (!existsSync(mailbox)) return [];
  const names = readdirSync(mailbox).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const mail = JSON.parse(readFileSync(join(mailbox, name), 'utf8')) as Mail;
    return { ...mail, recipients: [mail.to] };
  });
}

/** The file appears after the server is ready; half a file does not parse and is read again. */
async function readFirstRun(dataDir: string): Promise<FirstRun | undefined> {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8')) as FirstRun;
  } catch {
    return undefined;
  }
}

class Running {
  output = '';
  private child: ChildProcess | undefined;

  constructor(
    private readonly program: string,
    private readonly settings: Settings,
    private readonly url: string,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(changed: Settings): Promise<void> {
    Object.assign(this.settings, changed);
    // Nothing of the caller's environment may decide what is tested, except how to find programs.
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', ...this.settings };
    const child = spawn(process.execPath, ['--enable-source-maps', this.program], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    await this.until(() => askReady(this.url));
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE);
    await ended;
    clearTimeout(deadline);
    return child.exitCode;
  }

  /** Asks again until there is an answer, as long as the process lives. */
  async until<T>(ask: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + START_DEADLINE;
    while (Date.now() < deadline && this.child?.exitCode === null && this.child.signalCode === null) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await wait(50);
    }
    throw new Error(`The server did not start:\n${this.output.slice(-2000)}`);
  }
}

async function askReady(url: string): Promise<true | undefined> {
  try {
    const { ok } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    return ok || undefined;
  } catch {
    return undefined;
  }
}
