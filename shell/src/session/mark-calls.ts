import { api } from '@ringtag/api-client';

/**
 * Returns a function that runs some work and marks the calls that the work begins. `work` must begin them before it
 * returns.
 */
export function markCalls(mark: (request: Request) => void): (work: () => void) => void {
  let running = 0;
  api.use({
    onRequest: ({ request }) => {
      if (running > 0) mark(request);
    },
  });
  return (work) => {
    running += 1;
    try {
      work();
    } finally {
      // The client builds its requests in microtasks. A call of the person comes in a later task.
      setTimeout(() => (running -= 1));
    }
  };
}
