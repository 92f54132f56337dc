import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

/** Whether a menu is open, and where the focus goes when it closes. */
export function useMenuState() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const giveFocusBack = () => {
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  };
  return {
    open,
    trigger,
    close,
    giveFocusBack,
    /** Opens the menu; the focus returns to `origin`. */
    openFrom: (origin: Element | null) => {
      returnTo.current = origin;
      setOpen(true);
    },
    content: {
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        // What took the focus keeps it.
        if (document.activeElement === document.body) giveFocusBack();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Escape closes the menu alone, not what is around it.
        if (event.key === 'Escape') event.stopPropagation();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Tab') return;
        // Leaves the menu, to what stands after its button.
        event.stopPropagation();
        giveFocusBack();
        setOpen(false);
      },
    },
  };
}

export type MenuState = ReturnType<typeof useMenuState>;
