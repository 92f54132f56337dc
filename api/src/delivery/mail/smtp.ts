import { MINUTE } from '@ringtag/contracts';
import type { MailConfig } from '../../platform/config/config';

/** How many mails a process sends at the same time; each has a connection. */
export const MAILS_AT_ONCE = 5;

/** The longest time that sending a mail may take: its code expires after ten minutes. */
export const SEND_DEADLINE_MS = 5 * MINUTE;

/** The options of the SMTP connection. The query of the URL overrides them. */
export function smtpOptions({ requireTls }: MailConfig, url: string) {
  return {
    url,
    pool: true as const,
    maxConnections: MAILS_AT_ONCE,
    // Only the outbox retries.
    maxRequeues: 0,
    // Proxies and firewalls drop idle connections without telling either side.
    idleTimeout: 15_000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    // Servers with spam filters answer late; closing the connection earlier would send the mail twice.
    socketTimeout: MINUTE,
    requireTLS: requireTls,
  };
}
