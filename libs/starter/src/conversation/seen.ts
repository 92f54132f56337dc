import { CONVERSATION_MAIL } from '@ringtag/contracts';
import { listMessages } from './parts';

/**
 * Sends the form that tells how many messages the reader has been shown: at once when there are more, and again and
 * again while the page is visible, which also says that somebody is there. Returns a function to call when messages
 * have come.
 * @param onEnd called when the conversation is over
 */
export function listenForSeen(onEnd: () => void): () => void {
  const { action } = document.querySelector<HTMLFormElement>('form[data-seen]')!;
  let shown = 0;

  const tell = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const body = new URLSearchParams({ count: String(shown) });
    // It would lead to the page, which nobody needs now.
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    if (answer?.status === 404) onEnd();
  };
  const look = () => {
    const last = listMessages().at(-1);
    if (!last || document.visibilityState === 'hidden' || !isReached(last)) return;
    const count = Number(last.id.replace(/\D/g, '')) + 1;
    if (count <= shown) return;
    shown = count;
    void tell();
  };
  addEventListener('scroll', look, { passive: true });
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    if (shown > 0) void tell();
  }, CONVERSATION_MAIL.lookEvery);
  look();
  return look;
}

/** Whether the reader has come as far as the beginning of a message. */
export function isReached(message: Element): boolean {
  return message.getBoundingClientRect().top < innerHeight;
}
