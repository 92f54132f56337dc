import { SECOND } from './durations';

/** What has happened to somebody's data. The page then reads it again: an event holds none of it (ADR 75). */
export const LIVE_EVENTS = ['new-message', 'inbox-changed'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/**
 * What a stream says of itself. `read-again`: events may have been missed. `session-ended`: the stream closes with its
 * session. `replaced`: it closes because its person has opened too many.
 */
export type StreamEvent = LiveEvent | 'read-again' | 'session-ended' | 'replaced';

/** Streams of events. A newer one closes the oldest of its session or person. */
export const STREAM = {
  perSession: 4,
  perPerson: 20,
  /** Of one replica. Above it, the answer is 503 and the page polls. */
  perReplica: 5000,
  /** Shorter than the pause after which networks forget a connection. */
  heartbeatEvery: 20 * SECOND,
} as const;

/** With the value `1`, a GET does not prolong the session: nobody has asked for it. */
export const BACKGROUND_HEADER = 'x-background';
