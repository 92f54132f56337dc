import { errorOfResponse, errorOfThrown, type ApiError } from './api-error';

/** The time-out of specification 9. */
const TIMEOUT_MS = 60_000;

/** How the shell reacts to lost sessions (specification 4 and 8), by status. Called before the caller gets the error. */
export type SessionHooks = Record<401 | 403, (error: ApiError) => void>;

let hooks: SessionHooks | undefined;

export function setSessionHooks(next: SessionHooks | undefined): void {
  hooks = next;
}

declare global {
  interface RequestInit {
    /** Seconds to wait before a change is sent (specification 7): `api.POST(path, { body, delay })`. */
    delay?: number | undefined;
  }
  interface Request {
    readonly delay?: number | undefined;
    /** The session hooks learn nothing of the answer, because no person has asked for it. */
    isUnasked?: boolean;
  }
}

/** Like `fetch`, with a time-out. Throws an ApiError for every answer that is not a success. */
export async function apiFetch(request: Request): Promise<Response> {
  const { delay } = request;
  // A call that is cancelled during the delay is never sent, because `fetch` checks the signal first.
  if (delay) await new Promise((send) => setTimeout(send, delay * 1000));
  let response: Response;
  try {
    response = await fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (thrown) {
    throw errorOfThrown(thrown);
  }
  if (response.ok) return response;
  const error = await errorOfResponse(response);
  if (!request.isUnasked) hooks?.[error.status as 401 | 403]?.(error);
  throw error;
}
