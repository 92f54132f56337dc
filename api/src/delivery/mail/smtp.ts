import { MINUTE } from '@ringtag/contracts';
import type { MailConfig } from '../../platform/config/config';

/** How many mails a process sends side by side; each has a connection. */
export const MAILS_AT_ONCE = 5;

/** The longest that a mail may take: codes are worth nothing after ten minutes. */
export const SEND_DEADLINE_MS = 5 * MINUTE;

/** How mails reach the SMTP server. What the URL says after its `?` comes before all of it. */
export function smtpOptions({ requireTls }: MailConfig, url: string) {
  return {
    url,
    pool: true as const,
    maxConnections: MAILS_AT_ONCE,
    // The outbox alone decides when a mail is tried again.
    maxRequeues: 0,
    // A proxy or firewall forgets connections in silence.
    idleTimeout: 15_000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    // Servers that look for spam answer late, and whoever hangs up before sends the mail twice.
    socketTimeout: MINUTE,
    requireTLS: requireTls,
  };
}
