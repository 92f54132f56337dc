import { SECOND } from './durations';

/**
 * What has happened to somebody's data. The page then reads it again: an event holds none of it (ADR 75). Owners are
 * told of the first two, the sender of a conversation is told of `changed` (ADR 75). All who are signed in are told of
 * `releases-changed`: another build of a remote may be served.
 */
export const LIVE_EVENTS = ['new-message', 'inbox-changed', 'changed', 'releases-changed'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/**
 * What a stream says of itself. `alive`: nothing was missed so far. `read-again`: events may have been missed.
 * `session-ended`, `conversation-ended`: the stream closes with its session or conversation. `replaced`: it closes
 * because too many were opened.
 */
export type StreamEvent =
  LiveEvent | 'alive' | 'read-again' | 'session-ended' | 'conversation-ended' | 'replaced';

/**
 * How many event streams may be open. One more closes the oldest of the same session, person or conversation, and its
 * page asks once a minute. Streams of senders also count for their client address and its networks (`NETWORKS`).
 */
export const STREAM = {
  perSession: 4,
  perPerson: 20,
  /** Streams of the sender in one conversation. Whoever has the link may open them. */
  perConversation: 6,
  /** Streams of all senders behind one client address, at one replica. */
  ofSendersPerAddress: 100,
  /** All streams of one replica. Beyond that the answer is 503, and the page asks once a minute. */
  perReplica: 5000,
  /** All streams of senders at one replica. Senders need no account, so the rest is kept for owners. */
  ofSendersPerReplica: 3000,
  /** The pause between two `alive`: shorter than the silence after which networks forget a connection. */
  heartbeatEvery: 20 * SECOND,
} as const;

/** With the value `1`, a GET does not prolong the session: nobody has asked for it. */
export const BACKGROUND_HEADER = 'x-background';
