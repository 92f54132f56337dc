/**
 * What an owner reads in the history of a code, which begins with `activated` or `received`. All but `activated` are
 * `code-<event>` in the audit log.
 */
export const CODE_EVENTS = [
  'activated',
  'received',
  'paused',
  'resumed',
  'lost',
  'found',
  'offered',
  'taken-back',
  'declined',
  'given',
  'disabled',
  'enabled',
] as const;
export type CodeEvent = (typeof CODE_EVENTS)[number];
