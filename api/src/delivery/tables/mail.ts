/** The kinds of mail that the product sends. */
export const MAIL_TEMPLATES = [
  'activate',
  'sign-in',
  'sign-in-unknown',
  'register',
  'register-known',
  'password-reset',
  'password-reset-unknown',
  'password-changed',
  'new-device',
  'code-entry-closed',
  'email-change',
  'email-change-taken',
  'email-changed',
  'confirm',
  'delete-account',
  'account-deleted',
  'export',
  'reports',
  'release-stopped',
  'account-blocked',
  'account-unblocked',
  'message',
  // Never queued under this name: a `message` mail about several messages becomes one when it is sent.
  'messages',
  // Neither: what a `message` mail about one conversation becomes.
  'conversation',
  'many-messages',
  'lost-opened',
  'owner-link',
  'answer',
  'conversation-link',
  'helper-invitation',
  'helper-joined',
  'unactivation-request',
  'unactivation-confirmed',
  'unactivation-declined',
  'gift',
  'gift-offered',
  'gift-declined',
  'gift-accepted',
  'gift-received',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Mails to the owner of a code, about that code: they name it as their reason. */
export const TO_OWNER: ReadonlySet<MailTemplate> = new Set([
  'message',
  'messages',
  'conversation',
  'many-messages',
  'lost-opened',
  'owner-link',
  'helper-joined',
  'unactivation-request',
  'gift-offered',
  'gift-declined',
  'gift-received',
]);

/** Mails about an account, to whoever has it: they name the account as their reason. */
export const TO_ACCOUNT: ReadonlySet<MailTemplate> = new Set([
  'password-changed',
  'new-device',
  'email-changed',
  'confirm',
  'delete-account',
  'reports',
  'release-stopped',
  'account-blocked',
  'account-unblocked',
  'gift-accepted',
]);

/**
 * Mails that somebody has just asked for. They also go to an address from which mails come back: whoever uses the link or
 * the digits proves the address again. All other mails are notices.
 */
export const ASKED_FOR: ReadonlySet<MailTemplate> = new Set([
  'activate',
  'sign-in',
  'sign-in-unknown',
  'register',
  'register-known',
  'password-reset',
  'password-reset-unknown',
  'email-change',
  'email-change-taken',
  'confirm',
  'delete-account',
  'account-deleted',
  'export',
  'owner-link',
  'conversation-link',
]);

/** Mails that may go to an address that a sender left and nobody may see: no log names it (ADR 76). */
export const HIDES_RECIPIENT: ReadonlySet<MailTemplate> = new Set(['answer', 'conversation-link', 'export']);

/** Mails whose row is deleted once they are sent, dropped, stopped, dead or refused: nothing of a deleted account is kept. */
export const LEAVES_NO_TRACE: ReadonlySet<MailTemplate> = new Set(['account-deleted', ...HIDES_RECIPIENT]);
