import { api } from '@ringtag/api-client';
import { BACKGROUND_HEADER } from '@ringtag/contracts';

let running = 0;

api.use({
  onRequest: ({ request }) => {
    if (running > 0 && request.method === 'GET') request.headers.set(BACKGROUND_HEADER, '1');
  },
});

/** Marks the reads that `work` begins: they do not prolong the session, because nobody has asked for them (SES-4). */
export function inBackground(work: () => void): void {
  running += 1;
  try {
    work();
  } finally {
    // The client builds its requests in microtasks. A call of the person comes in a later task.
    setTimeout(() => (running -= 1));
  }
}
