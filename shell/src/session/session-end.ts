import { browserStorage } from '@ringtag/session';

/** Holds when the session ends unless somebody answers, while that is asked. */
const END_KEY = 'session-ends';

/** Specification 9. */
const COUNTDOWN_MS = 20_000;

/** A time of the wall clock, and whether the other tabs know it. */
export interface SessionEnd {
  at: number;
  shared: boolean;
}

/** The end that another tab counts down to, or one in 20 seconds: the tabs share the session, so they end together. */
export function agreeOnEnd(): SessionEnd {
  const now = Date.now();
  const agreed = Number(browserStorage.get(END_KEY));
  if (agreed > now && agreed <= now + COUNTDOWN_MS) return { at: agreed, shared: true };
  const at = now + COUNTDOWN_MS;
  browserStorage.set(END_KEY, String(at));
  return { at, shared: browserStorage.get(END_KEY) === String(at) };
}

/** Somebody is there; the other tabs then stop asking. */
export function callOffEnd(): void {
  browserStorage.remove(END_KEY);
}

/** What a tab that slept may have missed: whether another one called the end off. */
export function isCalledOff({ shared }: SessionEnd): boolean {
  return shared && browserStorage.get(END_KEY) === null;
}

/** Calls `onChange` when another tab begins to ask whether somebody is there, and when it need not any more. */
export function followEnd(onChange: (asking: boolean) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === END_KEY) onChange(newValue !== null);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
