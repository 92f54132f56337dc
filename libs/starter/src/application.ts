import { DOCUMENT_ID, type PageStart } from '@ringtag/contracts';
import { elementAt } from './element-at';
import { ifAllowed } from './if-allowed';

/** Where `@ringtag/session` keeps that somebody is signed in. */
const STATE = 'signinState';
const SIGNED_IN = 'signedIn';
/**
 * What this browser keeps that concerns the page: the state of a session, a sign-out that the server has still to be
 * told of, and the code step of an activation.
 */
const KEPT = /^(signinState|sign-out-owed|step .*)$/;

/** Counts at the server that the remote of this page could not be shown. Without a body: each byte is in every document. */
const REPORTS = '/api/remote-failures/mfe-scan';
/** After so long, people see nothing of what they touched, though it may still come. */
const LATE = 20_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the files of the application when the page is idle, if it has a part that needs them (`[data-app]`). Runs it
 * when somebody touches such a part, or somebody is signed in. It runs only once all files are there: half of it could
 * not be started again. If one cannot be had, the server is told, and the next touch tries again.
 */
export function listenForApplication(): void {
  const text = document.getElementById(DOCUMENT_ID.start)?.textContent;
  if (!text) return;
  const { scripts, files, remotes } = JSON.parse(text) as PageStart;
  let fetched: Promise<unknown> | undefined;
  let running = false;

  const fetchOnce = async (priority?: RequestPriority) => {
    try {
      await (fetched ??= fetchAll([...scripts, ...files, remotes], priority));
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  };
  const start = async () => {
    if (running) return;
    running = true;
    const late = setTimeout(report, LATE);
    try {
      await fetchOnce();
      preload(files);
      for (; scripts[0]; scripts.shift()) await load(scripts[0]);
    } catch {
      running = false;
      report();
    }
    clearTimeout(late);
  };
  const fetchAhead = () => {
    if (document.querySelector('[data-app]') && !sparesData()) fetchOnce('low').catch(() => undefined);
  };
  const startAt = (event: Event) => {
    const { type, target } = event;
    // A page that opens with the focus in a field has not been touched yet.
    const opened = type === 'focusin' && target instanceof HTMLInputElement && target.autofocus;
    if (!opened && elementAt(event, '[data-app]')) void start();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, startAt);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STATE && newValue === SIGNED_IN) void start();
  });
  // Also when the page comes back from the browser's cache: it was not told of changes in the meantime.
  addEventListener('pageshow', ({ persisted }) => persisted && keepsState() && void start());
  if (keepsState()) void start();
  else addEventListener('load', () => whenIdle(fetchAhead));
}

function report(): void {
  navigator.sendBeacon(REPORTS);
}

/** Where the browser blocks storage, nobody can be signed in. */
function keepsState(): boolean | undefined {
  return ifAllowed(() =>
    Object.keys(localStorage).some((key) => KEPT.test(key) && localStorage.getItem(key)),
  );
}

/** People who save data, or have a slow connection, fetch only what they use. */
function sparesData(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g$/.test(connection?.effectiveType ?? '');
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  void ((window as Partial<Window>).requestIdleCallback?.(act) ?? setTimeout(act, 200));
}

/** Puts the files into the cache of the browser. Rejects when one cannot be had. */
function fetchAll(files: readonly string[], priority?: RequestPriority): Promise<unknown> {
  const fetchOne = async (file: string) => {
    const response = await fetch(file, { priority });
    if (!response.ok) throw new Error();
    return response.blob();
  };
  return Promise.all(files.map(fetchOne));
}

/** Reads the files from the cache together: each would be asked for only by running the one before. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
  }
}

function load(src: string): Promise<unknown> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      // The browser's console says which one.
      reject(new Error());
    };
    script.src = src;
    document.head.append(script);
  });
}
