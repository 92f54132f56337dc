import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Whole seconds until a time of the server, counting down to 0. Only the first `time` counts; change the component's
 * key to start again. `max` limits the wait to what the server can mean, because the clock of this device may be wrong.
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
