import { MINUTE } from '@ringtag/contracts';
import { listMessages } from './parts';

/**
 * Tells the server how many messages the reader has been shown: at once when there are more, and once a minute while the
 * page is visible, which also says that somebody is there. Returns a function to call when messages have come.
 * @param onEnd called when the conversation is over
 */
export function listenForSeen(path: string, onEnd: () => void): () => void {
  let shown = 0;

  const tell = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const body = JSON.stringify({ count: shown });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api${path}/seen`, { method: 'POST', headers, body }).catch(() => undefined);
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
  }, MINUTE);
  look();
  return look;
}

/** Whether the reader has come as far as the beginning of a message. */
export function isReached(message: Element): boolean {
  return message.getBoundingClientRect().top < innerHeight;
}
