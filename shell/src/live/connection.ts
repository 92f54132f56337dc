import { LIVE_EVENTS, type StreamEvent } from '@ringtag/contracts';
import { browserStorage } from '@ringtag/session';
import { toPause } from './pauses';

/** The id of the last event that this browser has acted on: the next connection is told only what came after it. */
const LAST_EVENT_KEY = 'last-event';
const NAMES: readonly StreamEvent[] = [...LIVE_EVENTS, 'read-again', 'session-ended', 'replaced'];

/** From so many failures in a row on, the page polls until a stream opens. */
const FAILURES = 3;
/** After the server has said that it will not have this stream: so many failures. */
const REFUSED = 6;

interface Listeners {
  onEvent: (event: StreamEvent) => void;
  /** With true when the stream fails repeatedly, and with false when it is there again. */
  onFailing: (failing: boolean) => void;
}

/**
 * Keeps a stream of events open while the browser is online. Own pauses instead of those of `EventSource`, which are
 * all equal and end at an answer such as 503. Returns a function that closes it.
 */
export function connect({ onEvent, onFailing }: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

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
    if (event === 'session-ended' || event === 'replaced') retry(REFUSED);
    else browserStorage.set(LAST_EVENT_KEY, id);
    onEvent(event);
  };
  function open() {
    drop();
    if (!navigator.onLine) return;
    const after = browserStorage.get(LAST_EVENT_KEY);
    source = new EventSource(`/api/events${after ? `?after=${encodeURIComponent(after)}` : ''}`);
    source.onopen = () => count(0);
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
