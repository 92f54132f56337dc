import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Seconds left, counted while `running` and the page is visible: nobody can answer a dialog in a hidden tab
 * (WCAG 2.2.1). Calls `onEnd` once at zero.
 */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((value) => Math.max(0, value - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (running && left === 0) end();
  }, [running, left]);
  return left;
}
