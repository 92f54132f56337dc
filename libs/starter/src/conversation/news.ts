import type { ConversationSide } from '@ringtag/contracts';
import { say } from '../status';
import { listMessages } from './parts';
import { isReached } from './seen';

/**
 * Returns a function that runs a change of the thread. Whoever is at its end stays there and sees what has come; whoever
 * reads further up stays where they are, and gets a link to it. How many have come is said in both cases.
 * @param toText says how many messages are new
 */
export function listenForNews(
  reader: ConversationSide,
  toText: (count: number) => string,
): (change: () => void) => void {
  const link = document.querySelector<HTMLAnchorElement>('[data-news]')!;
  /** How many the link stands for. */
  let waiting = 0;
  const hide = () => {
    const last = listMessages().at(-1);
    if (!last || !isReached(last)) return;
    waiting = 0;
    link.hidden = true;
  };
  addEventListener('scroll', hide, { passive: true });

  return (change) => {
    const known = new Set(listMessages().map(({ id }) => id));
    const last = listMessages().at(-1);
    const wasAtEnd = !last || isReached(last);
    const before = bottom(last);
    change();
    const arrived = listMessages().filter(({ id, dataset }) => !known.has(id) && dataset.side !== reader);
    const newest = listMessages().at(-1);
    // What stands below the thread, such as the form with the cursor in it, stays under the finger.
    if (wasAtEnd && newest !== last) scrollBy(0, bottom(newest) - before);
    if (arrived.length === 0) return;
    say(toText(arrived.length));
    if (wasAtEnd) return;
    waiting += arrived.length;
    link.textContent = toText(waiting);
    link.hash = arrived[0]!.id;
    link.hidden = false;
  };
}

function bottom(message: Element | undefined): number {
  return message?.getBoundingClientRect().bottom ?? 0;
}
