import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { MailConfig, ServerConfig } from '../config/config';
import type { OutboxEntity } from '../outbox/outbox.entity';
import { assertOutsideTransaction } from '../platform/database/transaction-runner';
import { MailContents } from './mail-contents';
import { renderMail } from './render-mail';

@Injectable()
export class MailSender {
  constructor(
    private readonly mailer: MailerService,
    private readonly contents: MailContents,
    private readonly server: ServerConfig,
    private readonly config: MailConfig,
  ) {}

  /** Answers `dropped` for a mail that is too late to help anybody, such as one with a used code (REL-4). Throws on failure. */
  async send(mail: OutboxEntity): Promise<'sent' | 'dropped'> {
    assertOutsideTransaction('sending mail');
    const content = await this.contents.of(mail);
    if (!content) return 'dropped';
    const { subject, text, html } = renderMail(content);
    await this.mailer.sendMail({
      from: this.config.from,
      // Never a string: those are parsed as a list (MAIL-1).
      to: { name: '', address: content.recipient ?? mail.recipient },
      ...(content.replyTo ? { replyTo: { name: '', address: content.replyTo } } : {}),
      subject,
      text,
      html,
      messageId: `<${mail.id}@${new URL(this.server.publicUrl).hostname}>`,
    });
    return 'sent';
  }
}
