import { Popover } from '@ringtag/vendor/overlays';
import type { ComponentProps } from 'react';

interface PopoverPanelProps extends ComponentProps<typeof Popover.Content> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Beside which the panel is. */
  anchor: HTMLElement | null;
  /** The element in which it is drawn; the body if left out. */
  container: HTMLElement | null | undefined;
}

/** The opened part of a Popover, and of a list that opens below a field. */
export function PopoverPanel({ open, onOpenChange, anchor, container, ...content }: PopoverPanelProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal container={container}>
        <Popover.Content collisionPadding={8} {...content} />
      </Popover.Portal>
    </Popover.Root>
  );
}
