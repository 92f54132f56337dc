import { Slot } from '@ringtag/vendor/inline';
import { createElement, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { popoverPanel } from './popover-on-demand';
import styles from './popover.module.css';

/** The element that gets the focus when a popover opens, if it should not be the first control. */
const FOCUS_FIRST = '[data-focus-first]';

/** Props to spread on the button that opens and closes the popover. */
interface PopoverOpenerProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: () => void;
}

export interface PopoverProps {
  open: boolean;
  /**
   * Called with true when the opener is pressed. Called with false after another press of the opener, after Escape, and
   * when a press or the focus goes elsewhere.
   */
  onOpenChange: (open: boolean) => void;
  /** The one element beside which the popover opens: `anchor={(opener) => <Button {...opener}>Filter</Button>}`. */
  anchor: (opener: PopoverOpenerProps) => ReactElement;
  /** Accessible name of the popover. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Distance to the anchor, in px; 10 for date pickers (specification 9). */
  offset?: number;
  /** False keeps the focus where it is, such as in the text field that opened the popover. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * A panel beside its anchor. It is not modal, so the page stays usable. Inside an open `<dialog>` it is drawn in that
 * dialog.
 */
export function Popover({
  open,
  onOpenChange,
  anchor,
  label,
  align = 'start',
  offset = 10,
  takesFocus = true,
  children,
}: PopoverProps) {
  const id = useId();
  const [anchorNode, setAnchorNode] = useState<HTMLElement | null>(null);
  const Panel = popoverPanel.usePart(open, () => onOpenChange(false));
  const returnTo = useRef<HTMLElement>(null);
  const pressedElsewhere = useRef(false);

  const takeFocus = (event: Event) => {
    const focused = document.activeElement;
    returnTo.current =
      focused instanceof HTMLElement && anchorNode?.contains(focused)
        ? focused
        : (anchorNode?.querySelector<HTMLElement>('[aria-haspopup]') ?? anchorNode);
    pressedElsewhere.current = false;
    const first = event.currentTarget instanceof Element && event.currentTarget.querySelector(FOCUS_FIRST);
    if (!takesFocus || first) event.preventDefault();
    if (takesFocus && first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  // If the focus has moved elsewhere, it stays there.
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (!pressedElsewhere.current && document.activeElement === document.body) returnTo.current?.focus();
  };
  const isOnAnchor = ({ target }: Event) => target instanceof Node && !!anchorNode?.contains(target);
  const opener: PopoverOpenerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => onOpenChange(!open),
  };

  return (
    <>
      <Slot.Root ref={setAnchorNode} onPointerEnter={popoverPanel.preload} onFocus={popoverPanel.preload}>
        {anchor(opener)}
      </Slot.Root>
      {Panel &&
        // eslint-disable-next-line react-hooks/refs -- only its event handlers read them
        createElement(Panel, {
          open,
          onOpenChange,
          anchor: anchorNode,
          id,
          'aria-label': label,
          className: styles.popover,
          align,
          sideOffset: offset,
          style: { maxBlockSize: 'var(--radix-popover-content-available-height)' },
          onOpenAutoFocus: takeFocus,
          onCloseAutoFocus: giveFocusBack,
          onPointerDownOutside: (event) => (pressedElsewhere.current = !isOnAnchor(event)),
          onInteractOutside: (event) => isOnAnchor(event) && event.preventDefault(),
          children,
        })}
    </>
  );
}
