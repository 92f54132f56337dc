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
  'message',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** A mail ready to send. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
