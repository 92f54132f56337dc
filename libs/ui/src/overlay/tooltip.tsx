import { Slot } from '@ringtag/vendor/inline';
import {
  createElement,
  useCallback,
  useEffect,
  useId,
  useState,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { physicalSide, usePageDirection } from './page-direction';
import { popoverPanel } from './popover-on-demand';
import styles from './tooltip.module.css';

/** How long the pointer or the focus must stay before the text appears, in ms (specification 9). */
const OPEN_MS = 600;

/** How long the pointer may take from the element to the text, in ms. */
const CLOSE_MS = 250;

/** The event of the document by which an opening tooltip closes the one that is open, also that of another build. */
const OPENED = 'tooltip-opened';

const prevent = (event: Event) => event.preventDefault();

export interface TooltipProps {
  /**
   * The text. It must not be the only place of what people must know, because people with touch screens do not see it.
   */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One element that takes a ref and event handlers, such as a Button. */
  children: ReactElement;
}

/** A short text beside an element, shown under the pointer or with keyboard focus. Escape closes it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const dir = usePageDirection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // True while the pointer or the focus stays. A press ends the wish. Entering or focusing the element again is another.
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setWanted(false);
    setOpen(false);
  }, []);
  const Panel = popoverPanel.usePart(wanted, close);

  useEffect(() => {
    const timer = setTimeout(setOpen, wanted ? OPEN_MS : CLOSE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    if (!open) return;
    document.dispatchEvent(new Event(OPENED));
    document.addEventListener(OPENED, close);
    return () => document.removeEventListener(OPENED, close);
  }, [open, close]);

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setWanted(true),
    onPointerLeave: () => setWanted(false),
  };
  return (
    <>
      <Slot.Root
        ref={setAnchor}
        aria-describedby={open ? id : undefined}
        {...hover}
        onFocus={({ target }) => target.matches(':focus-visible') && setWanted(true)}
        onBlur={close}
        onPointerDown={close}
        onClick={close}
      >
        {children}
      </Slot.Root>
      {Panel &&
        createElement(Panel, {
          ...hover,
          open,
          onOpenChange: close,
          anchor,
          id,
          role: 'tooltip',
          className: styles.tooltip,
          side: physicalSide(placement, dir),
          sideOffset: 6,
          hideWhenDetached: true,
          onOpenAutoFocus: prevent,
          // The element keeps it, which may be focused after the pointer came.
          onFocusOutside: prevent,
          children: text,
        })}
    </>
  );
}
