import { Popover } from '@ringtag/vendor/overlays';
import type { ComponentProps } from 'react';

interface PopoverPanelProps extends ComponentProps<typeof Popover.Content> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Beside which the panel is. */
  anchor: HTMLElement | null;
  /** The element in which it is drawn: the open dialog, because everything outside it is inert, or else the body. */
  container?: HTMLElement | null;
}

/** The opened part of a Popover, of a list that opens below a field, and of a Tooltip. */
export function PopoverPanel({ open, onOpenChange, anchor, container, ...content }: PopoverPanelProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal container={container ?? anchor?.closest('dialog')}>
        <Popover.Content collisionPadding={8} {...content} />
      </Popover.Portal>
    </Popover.Root>
  );
}
