import { Injectable } from '@nestjs/common';
import type { MailTemplate } from '../tables/mail';
import type { OutboxEntity } from '../tables/outbox.entity';
import type { MailContent } from './render-mail';

/** The parts of a mail that differ from its template. */
export type MailDetails = Partial<MailContent> & {
  /** The path of the page behind the button; `{alias}` is replaced by the code's. */
  path: string;
  /** The path of the page that ends mails like this one. */
  unsubscribe?: string;
};

/** Reads the details when the mail is sent. Undefined for a mail that is of no use any more (REL-4). */
export type MailWriter = (
  mail: Pick<OutboxEntity, 'template' | 'challengeId' | 'variables'>,
) => Promise<MailDetails | undefined>;

/** Knows who writes which mail. Mails are written when they are sent: secrets are derived only then. */
@Injectable()
export class MailContents {
  private readonly writers: Partial<Record<MailTemplate, MailWriter | string>> = {};

  /** Each domain registers the writers of its mails. A mail without details needs only the path of its page. */
  register(writers: Partial<Record<MailTemplate, MailWriter | string>>): void {
    Object.assign(this.writers, writers);
  }

  /** Undefined for a mail that is of no use any more. */
  async write(mail: OutboxEntity): Promise<MailDetails | undefined> {
    const writer = this.writers[mail.template];
    if (!writer) throw new Error(`No domain registered the mail "${mail.template}"`);
    return typeof writer === 'string' ? { path: writer } : writer(mail);
  }
}
