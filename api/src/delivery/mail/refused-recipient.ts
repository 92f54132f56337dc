import { HIDES_RECIPIENT, type MailTemplate } from '../tables/mail';

/**
 * Enhanced status codes (RFC 3463, 7505) with which a mail server says for good that the mailbox of the recipient takes
 * no mail: it does not exist (5.1.1), nor does its domain (5.1.2), its address is malformed (5.1.3), it has moved
 * (5.1.6), its domain takes no mail at all (5.1.10), it is disabled (5.2.1) or full (5.2.2).
 *
 * All others are the operator's matter: 5.1.0, 5.1.7 and 5.1.8 may be about the sender, 5.7.x is policy, such as a
 * blocklist, and refuses everybody.
 */
const BAD_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.2.2']);

/** At the beginning of the text of a reply (RFC 2034, 4). */
const REPLY = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;

/** The commands that name the recipient or follow it. A server refuses the sender in its reply to MAIL FROM. */
const COMMANDS = ['RCPT TO', 'DATA'];

/**
 * Whether the mail server refused a mail because of its recipient, so that neither another try nor the operator can
 * change it.
 *
 * A reply without an enhanced status code is never taken for that. By RFC 5321 (4.2.3), 550 may mean policy as well: a
 * server that blocks this one would be taken for one that got only wrong addresses.
 *
 * @param error what `MailSender.send` threw
 */
export function isRefusedRecipient(error: unknown): boolean {
  const { command = '', response = '' } = (error ?? {}) as { command?: string; response?: string };
  const [, code = ''] = REPLY.exec(response) ?? [];
  return COMMANDS.includes(command) && BAD_MAILBOX.has(code);
}

/**
 * Whether the mail server refused a mail or its recipient, so that it may take others. With 421 it takes none (RFC 5321,
 * 3.8).
 *
 * @param error what `MailSender.send` threw
 */
export function isAboutOneMail(error: unknown): boolean {
  const { command = '', responseCode } = (error ?? {}) as { command?: string; responseCode?: number };
  return COMMANDS.includes(command) && responseCode !== undefined && responseCode !== 421;
}

/**
 * Why a mail was not sent, for the log and for administrators. Replies of mail servers name the recipient; where nobody
 * may see the address, only their code is told.
 */
export function readReason({ template }: { template: MailTemplate }, error: unknown): string {
  if (!HIDES_RECIPIENT.has(template)) return error instanceof Error ? error.message : String(error);
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
