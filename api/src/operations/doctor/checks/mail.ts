import { createTransport } from 'nodemailer';
import { smtpOptions } from '../../../delivery';
import type { MailConfig } from '../../../platform/config/config';
import {
  ANSWER_DEADLINE_MS,
  type Findings,
  describeError,
  type Finding,
  ok,
  problem,
  warning,
} from '../finding';

/** The server waits longer for an answer to a mail. Here only a greeting and a sign-in are answered. */
const TIMEOUTS = {
  connectionTimeout: ANSWER_DEADLINE_MS,
  greetingTimeout: ANSWER_DEADLINE_MS,
  socketTimeout: ANSWER_DEADLINE_MS,
};

const FAULTS: Record<string, { what: string; todo: string }> = {
  EAUTH: { what: 'rejects the user or password', todo: 'Fix the user and password in SMTP_URL.' },
  ETLS: {
    what: 'offers no usable TLS',
    todo: 'Use a mail server with STARTTLS; "?requireTLS=false" is only for a relay in a private network.',
  },
  EDNS: { what: 'has a host name that cannot be looked up', todo: 'Fix the host in SMTP_URL.' },
};
const CERTIFICATE = {
  what: 'has an untrusted certificate',
  todo: 'Renew it, use the name it was issued for in SMTP_URL, or set NODE_EXTRA_CA_CERTS to a file with its authority.',
};
const UNREACHABLE = {
  what: 'cannot be reached',
  todo: 'Fix the host and port in SMTP_URL. Many providers block port 25, so use 587.',
};

/** Connects to the mail server as the outbox does, with TLS and sign-in, and sends nothing. */
export async function* checkMail(config: MailConfig): Findings {
  if (!config.smtpUrl) {
    const what = 'SMTP_URL is missing, so emails go to the development mailbox.';
    yield warning(what, 'Set it on every public server.');
    return;
  }
  yield await connectionFinding(config, config.smtpUrl);
}

async function connectionFinding(config: MailConfig, url: string): Promise<Finding> {
  const { host } = new URL(url);
  const options = { ...smtpOptions(config, url), pool: false as const, ...TIMEOUTS };
  const transport = createTransport(options);
  try {
    await transport.verify();
  } catch (error) {
    const { what, todo } = toFault(error);
    return problem(`The mail server ${host} ${what}: ${describeError(error)}.`, todo);
  } finally {
    transport.close();
  }
  const tried = `Tried: ${listTried(config, url).join(', ')}. No email was sent, so it may still refuse recipients.`;
  const query = new URL(url).searchParams;
  if (query.get('requireTLS') === 'false' || query.get('tls.rejectUnauthorized') === 'false')
    return warning(
      `The mail server ${host} answers, but SMTP_URL allows connections without TLS or with any certificate. ${tried}`,
      'This is only safe in a private network. Elsewhere, remove the parameter from SMTP_URL.',
    );
  return ok(`The mail server ${host} answers. ${tried}`);
}

/** The steps that a successful connection has certainly taken. Optional TLS is left out: it may not have been used. */
function listTried({ requireTls }: MailConfig, url: string): string[] {
  const { protocol, username, searchParams } = new URL(url);
  const isEncrypted = protocol === 'smtps:' || (requireTls && searchParams.get('requireTLS') !== 'false');
  return ['connection', ...(isEncrypted ? ['TLS'] : []), ...(username ? ['sign-in'] : [])];
}

function toFault(error: unknown): { what: string; todo: string } {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isCertificate = /certificate|altname|CERT_|self.signed/i.test(`${code} ${message}`);
  return isCertificate ? CERTIFICATE : (FAULTS[code] ?? UNREACHABLE);
}
