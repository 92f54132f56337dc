import { Popover as RadixPopover } from 'radix-ui';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import styles from './popover.module.css';

/** What takes the focus of a popover that opens, where that is not its first control. */
const FOCUS_FIRST = '[data-focus-first]';

/** Spread on the button that opens and closes the popover. */
export interface PopoverOpenerProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: () => void;
}

export interface PopoverProps {
  open: boolean;
  /** Asked to open by the opener; to close by the opener, Escape, or a press or focus elsewhere. */
  onOpenChange: (open: boolean) => void;
  /** What it hangs on, one element: `anchor={(opener) => <Button {...opener}>Filter</Button>}`. */
  anchor: (opener: PopoverOpenerProps) => ReactElement;
  /** Accessible name of the popover. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Distance from the anchor in px; 10 for date pickers (specification 9). */
  offset?: number;
  /** False leaves the focus where it is, such as in a text field that opened it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A panel beside its anchor. It is not modal: the page stays usable; inside an open `<dialog>` it belongs to that dialog. */
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
  // Focus that went elsewhere by itself stays there.
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
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor asChild ref={setAnchorNode}>
        {anchor(opener)}
      </RadixPopover.Anchor>
      {/* What is outside an open modal dialog cannot be used. */}
      <RadixPopover.Portal container={anchorNode?.closest('dialog')}>
        <RadixPopover.Content
          id={id}
          aria-label={label}
          className={styles.popover}
          align={align}
          sideOffset={offset}
          collisionPadding={8}
          style={{ maxBlockSize: 'var(--radix-popover-content-available-height)' }}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onPointerDownOutside={(event) => (pressedElsewhere.current = !isOnAnchor(event))}
          onInteractOutside={(event) => isOnAnchor(event) && event.preventDefault()}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
