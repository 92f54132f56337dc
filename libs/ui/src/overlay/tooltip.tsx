import { Tooltip as RadixTooltip } from '@ringtag/vendor/overlays';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { physicalSide, usePageDirection } from './page-direction';
import { usePortalContainer } from './portal-container';
import styles from './tooltip.module.css';

/** How long the pointer or the focus must stay before the text appears, in ms (specification 9). */
const TOOLTIP_MS = 600;

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
  const dir = usePageDirection();
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const focus = useDelayedFocus(() => setOpen(true));
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_MS}>
      <RadixTooltip.Root open={open} onOpenChange={setOpen}>
        <RadixTooltip.Trigger asChild {...focus}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            className={styles.tooltip}
            side={physicalSide(placement, dir)}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/**
 * Delays the text on focus. Radix shows it at once, so that a person who moves through the page with Tab would see
 * every tooltip.
 */
function useDelayedFocus(onOpen: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: (event: FocusEvent) => {
      event.preventDefault();
      if (event.target.matches(':focus-visible')) timer.current = setTimeout(onOpen, TOOLTIP_MS);
    },
    onBlur: () => clearTimeout(timer.current),
    onKeyDown: () => clearTimeout(timer.current),
  };
}
