import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { provideWebKit } from '@ringtag/tools/engines';
import { freePort } from '@ringtag/tools/free-port';
import { Programs, written } from './programs';
import { HEIGHT, type InputSource, type Session, type Visit, WIDTH } from './session';

/** MiniBrowser's buttons would not let its window become as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }';

/** Starts WebKit's MiniBrowser in a screen of its own, driven by WebKitWebDriver. */
export async function startWebKit({ dark = false, scripts = true }: Visit): Promise<Session> {
  const { driver, display } = provideWebKit();
  const programs = new Programs();
  try {
    const screen = programs.start(display, ['-displayfd', '1', '-screen', '0', '800x1000x24']);
    const settings = join(programs.home, '.config/gtk-3.0');
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'gtk.css'), NARROW);
    const port = await freePort();
    programs.start(driver, ['-p', String(port)], { DISPLAY: `:${await written(screen, /(\d+)\n/)}` });
    const args = ['--automation', `--enable-javascript=${scripts}`, ...(dark ? ['--dark-mode'] : [])];
    return await WebKit.connect(programs, `http://127.0.0.1:${port}`, args);
  } catch (error) {
    await programs.end();
    throw error;
  }
}

class WebKit implements Session {
  private constructor(
    private readonly programs: Programs,
    private readonly address: string,
  ) {}

  static async connect(programs: Programs, driver: string, args: string[]): Promise<WebKit> {
    while (!(await listens(driver))) await wait(20);
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: {
        // The driver loses the answer of a script whose page is being left: visitors ask again then.
        alwaysMatch: { timeouts: { script: 3_000 }, 'webkitgtk:browserOptions': { args } },
      },
    });
    const webKit = new WebKit(programs, `${driver}/session/${sessionId}`);
    await webKit.resize();
    return webKit;
  }

  async open(url: string): Promise<void> {
    await this.send('POST', '/url', { url });
  }

  call<T>(source: string, args: readonly unknown[]): Promise<T> {
    return this.send('POST', '/execute/sync', {
      script: `return (${source})(...arguments) ?? null`,
      args,
    });
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.send('POST', '/actions', { actions });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.send<string>('GET', '/screenshot'), 'base64');
  }

  /** WebKit reports none to a driver: those that the page itself can see are all. */
  reported(): string[] {
    return [];
  }

  async close(): Promise<void> {
    // MiniBrowser ends with its session: a driver that is killed would leave it behind.
    await this.send('DELETE', '').finally(() => this.programs.end());
  }

  /** The page gets the size of a phone; the window is taller by its bar. */
  private async resize(): Promise<void> {
    await this.send('POST', '/window/rect', { width: WIDTH, height: HEIGHT });
    const height = await this.call<number>('() => innerHeight', []);
    await this.send('POST', '/window/rect', { width: WIDTH, height: 2 * HEIGHT - height });
  }

  private send<T>(method: string, path: string, body?: object): Promise<T> {
    return send<T>(method, this.address + path, body);
  }
}

/** A command of WebDriver. @throws Error with the driver's words when it refuses. */
async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as T;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function listens(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok;
  } catch {
    return false;
  }
}
