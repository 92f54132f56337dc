import { useEffect, useEffectEvent, useState } from 'react';

/** Before these events, the page may have stood still for a long time without its timers. */
const AWAKE = ['visibilitychange', 'pageshow', 'focus'];

/**
 * Returns the seconds until `end`, by the wall clock, which goes on while the page is hidden, frozen or asleep. Calls
 * `onEnd` once at that time, or as soon as the page runs again.
 */
export function useCountdown(end: number, running: boolean, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const over = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    const look = () => {
      setNow(Date.now());
      if (Date.now() < end) return;
      stop();
      over();
    };
    // Browsers slow down repeated timers in hidden pages to one call a minute. Single timers still run in time.
    const atEnd = setTimeout(look, end - Date.now());
    const everySecond = setInterval(look, 1000);
    for (const event of AWAKE) window.addEventListener(event, look);
    const stop = () => {
      clearTimeout(atEnd);
      clearInterval(everySecond);
      for (const event of AWAKE) window.removeEventListener(event, look);
    };
    return stop;
  }, [end, running]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
