import { DAY, MINUTE, SECOND } from './durations';

/** What the owner of a code can be told about. */
export const ALERT_KINDS = ['message', 'opening', 'request', 'gift'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What helpers can be told about. */
export const HELPER_ALERT_KINDS = ['message', 'opening'] as const satisfies readonly AlertKind[];

/** How: by mail, by a push to their devices, by both or not at all. */
export const ALERT_WAYS = ['mail', 'push'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

/** Pushes to the devices of a person (RFC 8030). */
export const PUSH = {
  /** The longest address that a push service may give to a browser. */
  endpointLength: 1000,
  /** The devices of one person that get pushes: those that asked last. */
  devices: 10,
  /** Pushes about single new conversations of a code. Further ones share one. */
  conversationsPerCode: { max: 3, window: 10 * MINUTE },
  /** Between two pushes about the same thing to one device. */
  every: MINUTE,
  /** How long a push service keeps a push for a device that is off. */
  keptSeconds: DAY / SECOND,
  /** How long a push service may take. */
  sendMs: 10 * SECOND,
} as const;

/** The file of the service worker. It shows pushes and opens their pages, and does nothing else. */
export const PUSH_WORKER_PATH = '/push.js';
