import { Injectable } from '@nestjs/common';
import { type ISendMailOptions, MailerService } from '@nestjs-modules/mailer';
import addressparser from 'nodemailer/lib/addressparser';
import { MailConfig, ServerConfig } from '../../platform/config/config';
import { addresseeOf, type OutboxEntity } from '../tables/outbox.entity';
import { assertOutsideTransaction } from '../../platform/database/transaction-runner';
import { SettingsService } from '../../records';
import { MailContents } from './mail-contents';
import { renderMail } from './render-mail';
import { SEND_DEADLINE_MS } from './smtp';

/** A mail as it goes out. */
export type Message = ISendMailOptions;

@Injectable()
export class MailSender {
  private readonly from: { name: string; address: string };

  constructor(
    private readonly mailer: MailerService,
    private readonly contents: MailContents,
    private readonly server: ServerConfig,
    private readonly settings: SettingsService,
    config: MailConfig,
  ) {
    this.from = senderOf(config.from);
  }

  /** Answers nothing for a mail that is too late to help anybody, such as one with a used code (REL-4). */
  async compose(mail: OutboxEntity): Promise<Message | undefined> {
    const content = await this.contents.compose(mail);
    if (!content) return undefined;
    const recipient = content.recipient ?? addresseeOf(mail);
    const { mailSenderName, mailReplyTo } = await this.settings.current();
    const replyTo = content.replyTo ?? mailReplyTo;
    const { subject, text, html } = renderMail(content);
    return {
      from: mailSenderName ? { ...this.from, name: mailSenderName } : this.from,
      // Never a string: those are parsed as a list (MAIL-1).
      to: { name: '', address: recipient },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      html,
      messageId: `<${mail.id}@${new URL(this.server.publicUrl).hostname}>`,
    };
  }

  /** Throws on failure: when the server refuses, keeps silent or takes too long. */
  async send(message: Message): Promise<void> {
    assertOutsideTransaction('sending mail');
    await this.mailer.sendMail({ ...message, signal: AbortSignal.timeout(SEND_DEADLINE_MS) });
  }
}

/** `Name <address>` or the address alone, as MAIL_FROM has it. */
function senderOf(from: string): { name: string; address: string } {
  const [sender] = addressparser(from, { flatten: true });
  return { name: sender?.name ?? '', address: sender?.address ?? from };
}
