import { useEffect, useRef, useState } from 'react';

/** The delay of specification 9. */
const AUTO_HIDE_MS = 1000;

/** Something that `show` shows, and that hides some time after the last call of `show`. */
export function useAutoHide(): { shown: boolean; show: () => void } {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    show: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(false), AUTO_HIDE_MS);
      setShown(true);
    },
  };
}
