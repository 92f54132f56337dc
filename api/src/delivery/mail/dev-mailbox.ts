import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Transport } from 'nodemailer';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { MailConfig } from '../../platform/config/config';
import { newId } from '../../platform/database/columns';

/** A mail as the development mailbox shows it. */
export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Keeps mails as files where no SMTP server is configured. The names of the files sort by time. */
@Injectable()
export class DevMailbox {
  constructor(private readonly config: MailConfig) {}

  /** Newest first: all mails, or those to one address. */
  async list(to?: string): Promise<CaughtMail[]> {
    const names = await readdir(this.config.mailboxDir).catch(() => []);
    const files = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
    const mails = await Promise.all(
      files.map(
        async (name) => JSON.parse(await readFile(join(this.config.mailboxDir, name), 'utf8')) as CaughtMail,
      ),
    );
    return to ? mails.filter((mail) => toCanonicalEmail(mail.to) === toCanonicalEmail(to)) : mails;
  }

  /** A nodemailer transport that delivers here. */
  createTransport(): Transport<undefined> {
    return {
      name: 'dev-mailbox',
      version: '1',
      send: ({ data }, callback) => {
        const mail: CaughtMail = {
          to: (data.to as { address: string }).address,
          subject: String(data.subject ?? ''),
          text: String(data.text ?? ''),
          html: String(data.html ?? ''),
          createdAt: new Date().toISOString(),
        };
        this.store(mail).then(
          () => callback(null, undefined),
          (error: Error) => callback(error, undefined),
        );
      },
    };
  }

  /** Writes to another file first and renames it, so that nobody reads half a mail. */
  private async store(mail: CaughtMail): Promise<void> {
    const file = join(this.config.mailboxDir, `${newId()}.json`);
    await mkdir(this.config.mailboxDir, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
