import { DAY, LIVE_EVENTS, SECOND, type StreamEvent, toPause } from '@ringtag/contracts';

const ENDS = ['session-ended', 'conversation-ended', 'replaced'] as const satisfies StreamEvent[];
const NAMES: readonly StreamEvent[] = [...LIVE_EVENTS, 'alive', 'read-again', ...ENDS];

/** From so many failures in a row on, the page polls until a stream opens. */
const FAILURES = 3;
/** A request that takes longer may come too late for the age that it names: the server allows for ten seconds. */
const SLOW_MS = 8 * SECOND;
/** After the server has said that it will not have this stream: so many failures. */
const REFUSED = 10;

interface Listeners {
  onEvent: (event: Exclude<StreamEvent, 'alive'>) => void;
  /** With true when the stream fails repeatedly, and with false when it is there again. */
  onFailing: (failing: boolean) => void;
}

/**
 * Keeps a stream of events of the API open while the browser is online. Its pauses are its own: those of `EventSource`
 * are all equal, and end at an answer such as 503. Returns a function that closes it.
 */
export function connect(path: string, { onEvent, onFailing }: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** The id of the last event, and when it came: the next connection is told what came after it. */
  let after: string | undefined;
  let since: Moment = { clock: performance.timeOrigin, uptime: 0 };

  const count = (next: number) => {
    if (next >= FAILURES !== failures >= FAILURES) onFailing(next >= FAILURES);
    failures = next;
  };
  const drop = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const retry = (next: number) => {
    drop();
    count(next);
    timer = setTimeout(open, toPause(next));
  };
  const take = (event: StreamEvent, id: string) => {
    if (ENDS.some((each) => each === event)) retry(REFUSED);
    else [after, since] = [id, now()];
    if (event !== 'alive') onEvent(event);
  };
  function open() {
    drop();
    if (!navigator.onLine) return;
    const startedAt = Date.now();
    source = new EventSource(`${path}?${toQuery(after, since)}`);
    source.onopen = () => {
      count(0);
      if (Date.now() - startedAt > SLOW_MS) onEvent('read-again');
    };
    source.onerror = () => retry(failures + 1);
    for (const name of NAMES)
      source.addEventListener(name, ({ lastEventId }: MessageEvent) => take(name, lastEventId));
  }

  window.addEventListener('online', open);
  window.addEventListener('offline', drop);
  open();
  return () => {
    window.removeEventListener('online', open);
    window.removeEventListener('offline', drop);
    drop();
    if (failures >= FAILURES) onFailing(false);
  };
}

/** Since when a page may have missed something: its last event, or the time when its document began to load. */
interface Moment {
  clock: number;
  /** Of `performance`. It may stand still while a laptop sleeps, and nobody sets it. */
  uptime: number;
}

const now = (): Moment => ({ clock: Date.now(), uptime: performance.now() });

function toQuery(after: string | undefined, { clock, uptime }: Moment): string {
  const age = Math.ceil(Math.max(performance.now() - uptime, Date.now() - clock));
  const known = { ...(after && { after }), ...(age < DAY && { age: String(age) }) };
  return String(new URLSearchParams(known));
}
