import { join } from 'node:path';
import { makeValidator, str } from 'envalid';
import addressparser from 'nodemailer/lib/addressparser';
import { email } from './check-email';
import { checkUrl } from './check-url';
import type { MailConfig, ServerConfig } from './config';
import { readWebhookKey } from './webhook-key';

const smtpUrl = makeValidator((input: string) => checkUrl(input, ['smtp:', 'smtps:']));

const webhookSecret = makeValidator((input: string) => {
  if (input !== '' && !readWebhookKey(input))
    throw new Error('must be 24 to 64 bytes in base64, such as the output of "openssl rand -base64 32"');
  return input;
});

/** How emails leave, and how their provider says that they came back. */
export const MAIL_VARIABLES = {
  SMTP_URL: smtpUrl({ default: '' }),
  MAIL_FROM: str({ default: '' }),
  MAIL_ENVELOPE_FROM: email({ default: '' }),
  MAIL_BOUNCES_SECRET: webhookSecret({ default: '' }),
  MAIL_BOUNCES_SECRET_ACCEPTED: webhookSecret({ default: '' }),
};

type MailVariables = Record<keyof typeof MAIL_VARIABLES, string>;

export function toMailConfig(
  env: MailVariables,
  brandName: string,
  { production, publicUrl, dataDir }: Pick<ServerConfig, 'production' | 'publicUrl' | 'dataDir'>,
): MailConfig {
  const secrets = [env.MAIL_BOUNCES_SECRET, env.MAIL_BOUNCES_SECRET_ACCEPTED];
  return {
    smtpUrl: env.SMTP_URL || undefined,
    requireTls: production && leavesTheMachine(env.SMTP_URL),
    from: env.MAIL_FROM
      ? toSender(env.MAIL_FROM)
      : { name: brandName, address: `no-reply@${new URL(publicUrl).hostname}` },
    envelopeFrom: env.MAIL_ENVELOPE_FROM || undefined,
    bounceKeys: secrets.flatMap((secret) => readWebhookKey(secret) ?? []),
    mailboxDir: join(dataDir, 'mailbox'),
  };
}

/** Parses MAIL_FROM: `Name <address>` or an address alone. */
function toSender(from: string): MailConfig['from'] {
  const [sender] = addressparser(from, { flatten: true });
  return { name: sender?.name ?? '', address: sender?.address ?? from };
}

/** Whether mails leave this machine, so that others could read them on the way. */
function leavesTheMachine(url: string): boolean {
  return URL.canParse(url) && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
