import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Whole seconds until a time of the server, counting down to 0. The first `time` counts: give the component a key
 * to start over. `max` holds the wait within what the server can have meant when this device's clock is wrong.
 */
export function useSecondsUntil(time: string, max: number): number {
  const [end] = useState(() => Math.min(Date.parse(time), Date.now() + max * SECOND));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / SECOND));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
