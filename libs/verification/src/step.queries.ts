import { ApiError, type components } from '@ringtag/api-client';
import { CHALLENGE, SECOND } from '@ringtag/contracts';
import { shouldRetry } from '@ringtag/session';
import { queryOptions } from '@ringtag/vendor/query';

/** The answer of the calls that mail a code for a step. */
export type Started = components['schemas']['ChallengeDto'];

/** What the server says of a code step. Without a challenge, no code can be entered or sent again. */
interface Step {
  state: string;
  challenge?: components['schemas']['SentCodeDto'];
}

interface StepQuery<Answer> {
  queryKey: readonly unknown[];
  read: (signal: AbortSignal) => Promise<Answer>;
  /** What the form already knows, shown until the answer comes. */
  started: Answer | undefined;
}

const CONFLICT = 409;

/** Reads the state of a code step from the server: the page has an address and may be opened again at any time. */
export const stepOptions = <Answer extends Step>({ queryKey, read, started }: StepQuery<Answer>) =>
  queryOptions<Answer>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    initialData: started,
    initialDataUpdatedAt: 0,
    // Such as a code that is taken. That does not change, so there is no retry.
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === CONFLICT) && shouldRetry(failures, error),
    // While this page is in the background, the digits may be used in another tab, or the link on another device.
    refetchOnWindowFocus: 'always',
    // The digits expire. This device's clock may be wrong, so it only decides when to ask the server.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && data.challenge ? waitUntil(data.challenge.expiresAt) : false,
  });

/**
 * Runs a call that begins a code step. A lock makes tabs do this in turn: each answer replaces the whole cookie of
 * steps, so the second request must already send the cookie of the first (ADR 39).
 */
export function beginInTurn<Begun>(begin: () => Promise<Begun>): Promise<Begun> {
  // Browsers have locks only over HTTPS and on localhost.
  return (navigator.locks as LockManager | undefined)?.request('steps', begin) ?? begin();
}

/** Returns the challenge that the form left in the history. It survives a reload, but another tab does not have it. */
export function startedIn(historyState: unknown, challengeId: string): Started | undefined {
  const started = historyState as Started | null;
  return started?.challengeId === challengeId ? started : undefined;
}

/** Returns a step that can be shown at once, or undefined when the challenge has expired by this device's clock. */
export function toOpenStep(started: Started | undefined): { state: 'open'; challenge: Started } | undefined {
  return started && Date.parse(started.expiresAt) > Date.now()
    ? { state: 'open', challenge: started }
    : undefined;
}

function waitUntil(time: string): number {
  return Math.min(Math.max(Date.parse(time) - Date.now() + SECOND, 10 * SECOND), CHALLENGE.life);
}
