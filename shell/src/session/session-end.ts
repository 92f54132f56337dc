import { browserStorage } from '@ringtag/session';

/** Stores the end of the session while a tab asks whether somebody is there. */
const END_KEY = 'session-ends';

/** The length of the countdown (specification 9). */
const COUNTDOWN_MS = 20_000;

/** A time of the wall clock. `shared` is true when the other tabs can read it from the storage. */
export interface SessionEnd {
  at: number;
  shared: boolean;
}

/**
 * Returns the end that another tab counts down to, or sets one in 20 seconds. The tabs share the session, so they end
 * together.
 */
export function agreeOnEnd(): SessionEnd {
  const now = Date.now();
  const agreed = Number(browserStorage.get(END_KEY));
  if (agreed > now && agreed <= now + COUNTDOWN_MS) return { at: agreed, shared: true };
  const at = now + COUNTDOWN_MS;
  browserStorage.set(END_KEY, String(at));
  return { at, shared: browserStorage.get(END_KEY) === String(at) };
}

/** Tells the other tabs that somebody is there, so that they close their question. */
export function callOffEnd(): void {
  browserStorage.remove(END_KEY);
}

/** Returns true when another tab has removed the end. A tab that slept may have missed the event. */
export function isCalledOff({ shared }: SessionEnd): boolean {
  return shared && browserStorage.get(END_KEY) === null;
}

/**
 * Calls `onChange` with true when another tab starts to ask whether somebody is there, and with false when it stops.
 * Returns a function that ends this.
 */
export function followEnd(onChange: (asking: boolean) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === END_KEY) onChange(newValue !== null);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
