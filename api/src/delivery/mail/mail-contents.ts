import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, toWebsite } from '@ringtag/contracts';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { SettingsService } from '../../records';
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

/** Composes mails when they are sent: secrets are derived only then, and a mail of no use any more is dropped. */
@Injectable()
export class MailContents {
  private readonly writers: Partial<Record<MailTemplate, MailWriter | string>> = {};

  constructor(
    private readonly server: ServerConfig,
    private readonly brand: BrandConfig,
    private readonly settings: SettingsService,
  ) {}

  /** Each domain registers the writers of its mails. A mail without details needs only the path of its page. */
  register(writers: Partial<Record<MailTemplate, MailWriter | string>>): void {
    Object.assign(this.writers, writers);
  }

  /** Undefined for a mail that is of no use any more. */
  async compose(mail: OutboxEntity): Promise<MailContent | undefined> {
    const { template, variables } = mail;
    const writer = this.writers[template];
    if (!writer) throw new Error(`No domain registered the mail "${template}"`);
    const details = typeof writer === 'string' ? { path: writer } : await writer(mail);
    if (!details) return undefined;
    const { path, unsubscribe, ...more } = details;
    const { languages } = await this.settings.get();
    // The recipient's language may not be offered any more.
    const locale = languages.includes(mail.locale) ? mail.locale : DEFAULT_LOCALE;
    const { alias } = variables;
    return {
      template,
      locale,
      brand: this.brand.name,
      home: this.toUrl(toWebsite(locale)),
      alias,
      link: this.toUrl(path, alias),
      ...more,
      ...(unsubscribe && { unsubscribe: this.toUrl(unsubscribe) }),
    };
  }

  /** From the configuration, never from the Host of a request (LNK-6). */
  private toUrl(path: string, alias = ''): string {
    return this.server.publicUrl + path.replace('{alias}', alias);
  }
}
