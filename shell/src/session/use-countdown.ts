import { useEffect, useEffectEvent, useState } from 'react';

/** After these a page may have stood still for long, without its timers. */
const AWAKE = ['visibilitychange', 'pageshow', 'focus'];

/**
 * Seconds until a time of the wall clock, which goes on while the page is hidden, frozen or asleep. Calls `onEnd` once
 * when the time has come, or as soon as the page runs again.
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
    // In a page that is hidden for long, browsers slow down repeated timers to one a minute, but not a single one.
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
