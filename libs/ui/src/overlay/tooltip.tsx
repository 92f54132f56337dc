import { Slot } from '@ringtag/vendor/inline';
import { createElement, useState, type FocusEvent, type ReactElement } from 'react';
import { onDemand } from './on-demand';
import type { TooltipText } from './tooltip-layer';

const layer = onDemand(async () => (await import('./tooltip-layer')).TooltipLayer);
const giveUp = () => undefined;

export interface TooltipProps extends TooltipText {
  /** One element that takes a ref and event handlers, such as a Button. */
  children: ReactElement;
}

/** A short text beside an element, shown under the pointer or with keyboard focus. Escape closes it. */
export function Tooltip({ children, ...text }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const Layer = layer.usePart(wanted, giveUp);
  const want = () => setWanted(true);
  // A press ends the wish, also while the layer is being loaded. Entering or focusing the element again is another one.
  const press = () => setWanted(false);
  return (
    <>
      <Slot.Root
        ref={setAnchor}
        onPointerEnter={want}
        onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && want()}
        onPointerDown={press}
        onKeyDown={press}
      >
        {children}
      </Slot.Root>
      {Layer && wanted && anchor && createElement(Layer, { ...text, anchor })}
    </>
  );
}
