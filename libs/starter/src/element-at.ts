/** The part of the page around the target of an event that fits the selector. */
export function elementAt({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
