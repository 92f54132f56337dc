import { DOCUMENT_ID } from '@ringtag/contracts';

/** A folded message form does not count as in view: it is one line, which says less than the bar. */
const OPEN = ':not(details), [open]';

/**
 * Sets `<html data-bar>` while neither the main actions nor the message form are in view: the style sheet then shows
 * the bar with the main actions. The parts are looked up at each frame, because the application replaces them.
 */
export function listenForBar(): void {
  let frame = 0;
  const plan = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const main = document.querySelector('[data-main]');
      const form = document.getElementById(DOCUMENT_ID.message);
      document.documentElement.toggleAttribute(
        'data-bar',
        !!main && !isInView(main) && !(form?.matches(OPEN) && isInView(form)),
      );
    });
  };
  for (const type of ['scroll', 'resize', 'pageshow']) addEventListener(type, plan, { passive: true });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
