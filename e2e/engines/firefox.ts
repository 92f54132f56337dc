import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideFirefox } from '@ringtag/tools/engines';
import { Bidi } from './bidi';
import { Programs, written } from './programs';
import { HEIGHT, type InputSource, type Session, type Visit, WIDTH } from './session';

const FONTS = `${dirname(require.resolve('dejavu-fonts-ttf/package.json'))}/`;

/** What Firefox says of a stream of events that it ended itself, because the window went on to another page. */
const LEFT_STREAM =
  /^The connection to \S+\/api\/(conversation\/[\w-]+\/)?events\S* was interrupted while the page was loading\.$/;

interface Evaluation {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox without windows. It speaks WebDriver BiDi itself, without a program between. */
export async function startFirefox({ dark = false, scripts = true }: Visit): Promise<Session> {
  const programs = new Programs();
  try {
    const prefs = {
      // What Firefox sets for tests by itself: no updates, no first-run pages, no requests of its own.
      'remote.prefs.recommended': true,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'javascript.enabled': scripts,
      // As on a phone, they take no part of the width.
      'ui.useOverlayScrollbars': 1,
      // The fonts of fonts.conf: a page's process may read no others than the system's.
      'security.sandbox.content.read_path_whitelist': FONTS,
    };
    const lines = Object.entries(prefs).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(programs.home, 'user.js'), lines.join(''));
    const output = programs.start(provideFirefox(), [
      '--headless',
      '--no-remote',
      '--profile',
      programs.home,
      '--remote-debugging-port',
      '0',
    ]);
    return await Firefox.connect(programs, await written(output, /BiDi listening on (ws:\S+)/));
  } catch (error) {
    await programs.end();
    throw error;
  }
}

class Firefox implements Session {
  private constructor(
    private readonly programs: Programs,
    private readonly bidi: Bidi,
    private readonly context: string,
    private readonly errors: string[],
  ) {}

  static async connect(programs: Programs, url: string): Promise<Firefox> {
    const errors: string[] = [];
    const bidi = await Bidi.connect(`${url}/session`, (_method, params) => {
      const { level, text } = params as { level: string; text: string };
      if (level === 'error' && !LEFT_STREAM.test(text)) errors.push(text);
    });
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await bidi.send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } });
    return new Firefox(programs, bidi, context, errors);
  }

  async open(url: string): Promise<void> {
    await this.bidi.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async call<T>(source: string, args: readonly unknown[]): Promise<T> {
    const { type, result, exceptionDetails } = await this.bidi.send<Evaluation>('script.callFunction', {
      functionDeclaration: `(json) => JSON.stringify((${source})(...JSON.parse(json)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context: this.context },
      awaitPromise: false,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? 'null') as T;
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.bidi.send('input.performActions', { context: this.context, actions });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    return Buffer.from(data, 'base64');
  }

  reported(): string[] {
    return this.errors;
  }

  close(): Promise<void> {
    return this.programs.end();
  }
}
