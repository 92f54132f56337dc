import { Injectable } from '@nestjs/common';
import { type ISendMailOptions, MailerService } from '@nestjs-modules/mailer';
import { DEFAULT_LOCALE, type Locale, toWebsite } from '@ringtag/contracts';
import { Clock } from '../../platform/clock/clock';
import { BrandConfig, MailConfig, ServerConfig } from '../../platform/config/config';
import { assertOutsideTransaction } from '../../platform/database/transaction-runner';
import { SettingsService } from '../../records';
import type { MailTemplate } from '../tables/mail';
import type { OutboxEntity } from '../tables/outbox.entity';
import { type MailContent, renderMail } from './render-mail';
import { SEND_DEADLINE_MS } from './smtp';

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

/** A mail that can be sent. It has one recipient. */
type Letter = ISendMailOptions & { to: { name: string; address: string } };

type Writers = Partial<Record<MailTemplate, MailWriter | string>>;

/** Knows who writes which mail. Mails are written when they are sent: secrets are derived only then. */
@Injectable()
export class MailSender {
  private readonly writers: Writers = {};

  constructor(
    private readonly mailer: MailerService,
    private readonly server: ServerConfig,
    private readonly brand: BrandConfig,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly config: MailConfig,
  ) {}

  /** Each domain registers the writers of its mails. A mail without details needs only the path of its page. */
  register(writers: Writers): void {
    Object.assign(this.writers, writers);
  }

  /** Undefined for a mail that is of no use any more, such as one with a used code (REL-4). */
  async compose(mail: OutboxEntity): Promise<Letter | undefined> {
    const writer = this.writers[mail.template];
    if (!writer) throw new Error(`No domain registered the mail "${mail.template}"`);
    const details = typeof writer === 'string' ? { path: writer } : await writer(mail);
    if (!details) return undefined;
    const { languages, mailSenderName, mailReplyTo: replyTo } = await this.settings.get();
    const { from, envelopeFrom } = this.config;
    const content = this.toContent(mail, details, languages);
    // Never a string: a string is parsed as a list of addresses (MAIL-1).
    const to = { name: '', address: content.recipient ?? mail.recipientAsTyped };
    return {
      from: mailSenderName ? { ...from, name: mailSenderName } : from,
      to,
      ...(envelopeFrom !== undefined && {
        envelope: { from: { name: '', address: envelopeFrom }, to },
      }),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...renderMail(content),
      messageId: this.toMessageId(mail.id),
      // The machine may be ahead, and mails from the future are taken for spam.
      date: this.clock.now(),
      headers: toHeaders(content),
      // There is no mail of this name: all that follow it are shown together.
      ...(content.thread && {
        inReplyTo: this.toMessageId(content.thread),
        references: this.toMessageId(content.thread),
      }),
    };
  }

  private toContent(
    { template, variables: { alias }, locale: wanted }: OutboxEntity,
    { path, unsubscribe, ...details }: MailDetails,
    languages: Locale[],
  ): MailContent {
    // The recipient's language may not be offered any more.
    const locale = languages.includes(wanted) ? wanted : DEFAULT_LOCALE;
    return {
      template,
      locale,
      brand: this.brand.name,
      home: this.toUrl(toWebsite(locale)),
      alias,
      link: this.toUrl(path, alias),
      ...details,
      ...(unsubscribe && { unsubscribe: this.toUrl(unsubscribe) }),
    };
  }

  /** From the configuration, never from the Host of a request (LNK-6). */
  private toUrl(path: string, alias = ''): string {
    return this.server.publicUrl + path.replace('{alias}', alias);
  }

  private toMessageId(name: string): string {
    return `<${name}@${new URL(this.server.publicUrl).hostname}>`;
  }

  /** Throws when the mail server refuses the mail, does not answer or takes too long. */
  async send(message: ISendMailOptions): Promise<void> {
    assertOutsideTransaction('sending mail');
    await this.mailer.sendMail({ ...message, signal: AbortSignal.timeout(SEND_DEADLINE_MS) });
  }
}

function toHeaders({ unsubscribe }: MailContent): Record<string, string> {
  return {
    // Programs that answer while people are away do not answer this (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // The button by which mail programs end mails with one click (RFC 8058).
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
