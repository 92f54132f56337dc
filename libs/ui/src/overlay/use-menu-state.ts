import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

/** Whether a menu is open, and where the focus returns when it closes. */
export function useMenuState() {
  const [open, setOpen] = useState(false);
  const [container, setContainer] = useState<Element | null>();
  const trigger = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const giveFocusBack = () => {
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  };
  return {
    open,
    trigger,
    /** Where the menu is drawn: in the open dialog, because everything outside it is inert, or else in the body. */
    container,
    close,
    giveFocusBack,
    /** Opens the menu. When it closes, the focus returns to `origin`. */
    openFrom: (origin: Element | null) => {
      returnTo.current = origin;
      setContainer(trigger.current?.closest('dialog'));
      setOpen(true);
    },
    content: {
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        // If another element has taken the focus, it keeps it.
        if (document.activeElement === document.body) giveFocusBack();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Escape must close only the menu, not a dialog around it.
        if (event.key === 'Escape') event.stopPropagation();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Tab') return;
        // Tab closes the menu and moves to the element after its button.
        event.stopPropagation();
        giveFocusBack();
        setOpen(false);
      },
    },
  };
}

export type MenuState = ReturnType<typeof useMenuState>;
