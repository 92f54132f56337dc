const LOCK = 'live';

/**
 * Runs `lead` in one tab of this browser. When that tab closes, another one takes over; never one that is hidden. `lead`
 * returns a function that ends it. Returns a function that leaves.
 */
export function inOneTab(lead: () => () => void): () => void {
  const leaving = new AbortController();
  let queued: AbortController | undefined;
  let leads = false;

  const hold = () => {
    leads = true;
    const end = lead();
    return new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  };
  const follow = () => {
    if (leads) return;
    if (document.visibilityState === 'hidden') {
      queued?.abort();
      queued = undefined;
    } else if (!queued) {
      queued = new AbortController();
      // It is rejected when this tab leaves the queue.
      navigator.locks.request(LOCK, { signal: queued.signal }, hold).catch(() => undefined);
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    if (!leads) queued?.abort();
    leaving.abort();
  };
}
