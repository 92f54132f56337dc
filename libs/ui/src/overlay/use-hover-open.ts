import { useEffect, useRef, type PointerEvent } from 'react';

/**
 * The delays of a hover menu: a pointer that only moves across opens nothing, and one that crosses the gap to the menu
 * does not close it.
 */
const OPEN_MS = 100;
const CLOSE_MS = 250;

/**
 * Event handlers for a trigger and its menu: they open when the mouse rests on them and close when it leaves. Touch and
 * pen open by a press instead.
 */
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
