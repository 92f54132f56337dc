import { useEffect, useRef, type PointerEvent } from 'react';

/** A pointer that only passes by opens nothing, and one that crosses the gap to the menu closes nothing. */
const OPEN_MS = 100;
const CLOSE_MS = 250;

/** Handlers for trigger and menu that open and close with a resting or leaving mouse; touch and pen press instead. */
export function useHoverOpen(enabled: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return {};

  const change = (event: PointerEvent, open?: boolean) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (open !== undefined) timer.current = setTimeout(() => setOpen(open), open ? OPEN_MS : CLOSE_MS);
  };
  const onPointerLeave = (event: PointerEvent) => change(event, false);
  return {
    trigger: { onPointerEnter: (event: PointerEvent) => change(event, true), onPointerLeave },
    content: { onPointerEnter: (event: PointerEvent) => change(event), onPointerLeave },
  };
}
