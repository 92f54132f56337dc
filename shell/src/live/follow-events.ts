import { MINUTE, type StreamEvent } from '@ringtag/contracts';
import { connect } from '@ringtag/event-stream';
import type { QueryClient } from '@ringtag/vendor/query';
import { inOneTab } from './one-tab';
import { hasNews, refresher } from './refresh';

const POLL_EVERY_MS = 60_000;

/** What tabs say to each other. `hello`: a new tab has loaded its data since this time. */
type Word = { event: StreamEvent } | { hello: number };

/**
 * Keeps what the pages show of the inbox true without a reload, in all tabs of the browser by one stream of events
 * (ADR 75). Browsers without streams or locks poll instead. Returns a function that stops it.
 */
export function followEvents(queryClient: QueryClient, onReleases: () => void): () => void {
  return canShare() ? share(queryClient, onReleases) : poll(queryClient, () => undefined);
}

/** Without HTTPS, browsers have no locks. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof EventSource === 'function';
}

function share(queryClient: QueryClient, onReleases: () => void): () => void {
  const channel = new BroadcastChannel('live');
  const say = (word: Word) => channel.postMessage(word);
  const { take: refresh, stop } = refresher(queryClient);
  const take = (event: StreamEvent) => {
    // A tab that was open for some time may have missed a decision.
    if (event === 'releases-changed' || (event === 'read-again' && performance.now() > MINUTE)) onReleases();
    if (event !== 'releases-changed') refresh(event);
  };
  /** When this tab, which leads, had its last event; undefined in the others. */
  let lastAt: number | undefined;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('event' in data) take(data.event);
    // The data of that tab may be older than an event that it could not hear.
    else if (lastAt !== undefined && lastAt >= data.hello) say({ event: 'read-again' });
  };
  const tell = (event: StreamEvent) => {
    lastAt = Date.now();
    take(event);
    if (event !== 'session-ended' && event !== 'replaced') say({ event });
  };
  const leave = inOneTab(() => {
    // Nobody has told the others of what happened since the tab before has closed.
    say({ event: 'read-again' });
    let stopPolling: (() => void) | undefined;
    const disconnect = connect('/api/events', {
      onEvent: tell,
      onFailing: (failing) => {
        stopPolling?.();
        stopPolling = failing ? poll(queryClient, () => tell('read-again')) : undefined;
      },
    });
    return disconnect;
  });
  say({ hello: performance.timeOrigin });
  return () => {
    leave();
    stop();
    channel.close();
  };
}

/** Looks once a minute while the page is visible and online, and calls `onNews` when the number of unread messages changed. */
function poll(queryClient: QueryClient, onNews: () => void): () => void {
  const { take, stop } = refresher(queryClient);
  const look = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (!(await hasNews(queryClient))) return;
    take('read-again');
    onNews();
  };
  const timer = setInterval(() => void look(), POLL_EVERY_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
}
