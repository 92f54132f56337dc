/** The mails that the product sends. */
export const MAIL_TEMPLATES = [
  'activate',
  'sign-in',
  'sign-in-unknown',
  'register',
  'register-known',
  'password-reset',
  'password-reset-unknown',
  'password-changed',
  'code-entry-closed',
  'email-change',
  'email-change-taken',
  'email-changed',
  'confirm',
  'delete-account',
  'account-deleted',
  'account-blocked',
  'account-unblocked',
  'message',
  // Never asked for: what `message` becomes when there are several.
  'messages',
  'unactivation-request',
  'unactivation-confirmed',
  'unactivation-declined',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Mails whose row goes when they are sent or given up: nothing of a deleted account stays. */
export const LEAVES_NO_TRACE: ReadonlySet<MailTemplate> = new Set(['account-deleted']);

/** A mail ready to send. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
