import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, websiteOf } from '@ringtag/contracts';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { SettingsService } from '../../records';
import type { OutboxEntity } from '../tables/outbox.entity';
import type { MailTemplate } from '../tables/mail';
import type { MailContent } from './render-mail';

/** What a template says besides what all mails say. */
export type MailDetails = Partial<MailContent> & {
  /** The page that the button leads to; `{alias}` stands for the code's. */
  page: string;
};

/** Finds the details when the mail is sent. Undefined for a mail that is too late to help anybody (REL-4). */
export type MailWriter = (
  mail: Pick<OutboxEntity, 'template' | 'challengeId' | 'variables'>,
) => Promise<MailDetails | undefined>;

/** Finds out what a mail says when it is sent: secrets are derived then, and what is over needs no mail. */
@Injectable()
export class MailContents {
  private readonly writers = new Map<MailTemplate, MailWriter>();

  constructor(
    private readonly server: ServerConfig,
    private readonly brand: BrandConfig,
    private readonly settings: SettingsService,
  ) {}

  /** Each domain says what its mails tell. A page alone is enough for a mail that always says the same. */
  register(writers: Partial<Record<MailTemplate, MailWriter | string>>): void {
    for (const [template, writer] of Object.entries(writers))
      this.writers.set(
        template as MailTemplate,
        typeof writer === 'string' ? () => Promise.resolve({ page: writer }) : writer,
      );
  }

  /** Undefined for a mail that is too late to help anybody. */
  async compose(mail: OutboxEntity): Promise<MailContent | undefined> {
    const { template, variables } = mail;
    const writer = this.writers.get(template);
    if (!writer) throw new Error(`No domain registered the mail "${template}"`);
    const details = await writer(mail);
    if (!details) return undefined;
    const { page, ...more } = details;
    const { languages } = await this.settings.current();
    // Written to somebody in a language that is not offered any more.
    const locale = languages.includes(mail.locale) ? mail.locale : DEFAULT_LOCALE;
    const { alias } = variables;
    return {
      template,
      locale,
      brand: this.brand.name,
      home: this.address(websiteOf(locale)),
      ...(alias ? { alias } : {}),
      link: this.address(page, alias),
      ...more,
    };
  }

  /** From configuration, never from the request's Host (LNK-6). */
  private address(page: string, alias = ''): string {
    return this.server.publicUrl + page.replace('{alias}', alias);
  }
}
