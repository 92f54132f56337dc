import { Tooltip } from '@ringtag/vendor/overlays';
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from 'react';
import { physicalSide, usePageDirection } from './page-direction';
import { usePortalContainer } from './portal-container';
import styles from './tooltip.module.css';

/** How long the pointer or the focus must stay before the text appears, in ms (specification 9). */
const TOOLTIP_MS = 600;

export interface TooltipText {
  /**
   * The text. It must not be the only place of what people must know, because people with touch screens do not see it.
   */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** The text of a Tooltip, and when it appears. */
export function TooltipLayer({
  text,
  placement = 'top',
  anchor,
}: TooltipText & Pick<TriggerProps, 'anchor'>) {
  const dir = usePageDirection();
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_MS}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <Trigger anchor={anchor} onOpen={setOpen} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            className={styles.tooltip}
            side={physicalSide(placement, dir)}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

interface TriggerProps extends ComponentProps<typeof Tooltip.Trigger> {
  anchor: HTMLElement;
  onOpen: (open: true) => void;
}

/**
 * Hands to the element what Radix hands to its trigger: the element was drawn before Radix was loaded. Keyboard focus
 * waits like the pointer. Radix shows the text at once then, so that a person who moves through the page with Tab would
 * see every tooltip.
 */
function Trigger({ anchor, onOpen, ref, 'aria-describedby': describedBy, ...radix }: TriggerProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useImperativeHandle(ref, () => anchor as HTMLButtonElement, [anchor]);
  useEffect(() => {
    if (!describedBy) return;
    anchor.setAttribute('aria-describedby', describedBy);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, describedBy]);
  const stop = () => clearTimeout(timer.current);
  const wait = () => {
    stop();
    timer.current = setTimeout(onOpen, TOOLTIP_MS, true);
  };
  useEffect(() => {
    // The pointer or the focus came while this was loaded.
    if (
      anchor.matches(':focus-visible') ||
      (anchor.matches(':hover') && matchMedia('(hover: hover)').matches)
    )
      wait();
    return stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the element is there
  }, [anchor]);
  useEffect(() => {
    const listeners: [string, (event: never) => void][] = [
      ['focusin', ({ target }: { target: Element }) => target.matches(':focus-visible') && wait()],
      ...['focusout', 'keydown', 'pointerleave', 'pointerdown'].map(
        (type) => [type, stop] as [string, () => void],
      ),
      ['pointermove', (event) => radix.onPointerMove?.(event)],
      ['pointerleave', (event) => radix.onPointerLeave?.(event)],
      ['pointerdown', (event) => radix.onPointerDown?.(event)],
      ['focusout', (event) => radix.onBlur?.(event)],
      ['click', (event) => radix.onClick?.(event)],
    ];
    for (const [type, listener] of listeners) anchor.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) anchor.removeEventListener(type, listener as EventListener);
    };
  });
  return null;
}
