/** How long after the page has loaded the work starts at the earliest, in ms. The page's own requests come first. */
const REST_MS = 3000;

/**
 * Calls `work` when the page has loaded and the browser has nothing else to do. Never calls it for people who save
 * data. Returns a function that cancels the call.
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => {
    // Safari has no requestIdleCallback.
    const start = 'requestIdleCallback' in window ? () => requestIdleCallback(work) : work;
    timer = setTimeout(start, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
  };
}
