import { DAY } from './durations';

/** The sort orders of the list of accounts. */
export const USER_SORTS = ['newest', 'oldest', 'email', 'codes'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The highest limit of codes that an administrator can set for one account. */
export const MAX_ACTIVATION_LIMIT = 1_000_000;

/**
 * The states of a mail in the queue. `failed`: all its tries failed. `refused`: the mail server refused the recipient for
 * good. `dropped`: the mail was not sent, because its code had expired. `stopped`: it was not sent, because mails to its
 * recipient come back.
 */
export const MAIL_STATES = ['waiting', 'failed', 'refused', 'sent', 'dropped', 'stopped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * How long the audit log is kept, in milliseconds. More than a year, because some mistakes are noticed only once a
 * year.
 */
export const AUDIT_KEPT = 400 * DAY;
