import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { DataSource } from 'typeorm';
import { ChallengeCodes } from '../challenges/challenge-codes';
import { ChallengeEntity } from '../challenges/challenge.entity';
import { BrandConfig, MailConfig, ServerConfig } from '../config/config';
import type { OutboxEntity } from '../outbox/outbox.entity';
import { Clock } from '../platform/clock/clock';
import { assertOutsideTransaction } from '../platform/database/transaction-runner';
import type { MailTemplate } from './mail';
import { type MailContent, renderMail } from './render-mail';

/** Templates that carry no code of their own: where their button leads. */
const PAGE_OF: Partial<Record<MailTemplate, string>> = {
  'sign-in-unknown': '/sign-up',
  'password-reset-unknown': '/sign-up',
  'password-changed': '/forgot-password',
  'code-entry-closed': '/sign-in',
  'email-change-taken': '/sign-in',
  'email-changed': '/',
  'account-deleted': '/',
  message: '/messages',
};

/** Templates whose link proves the mailbox: the page that shows what will happen (LNK-2). */
const PROOF_PAGE_OF: Partial<Record<MailTemplate, string>> = {
  'sign-in': '/sign-in',
  register: '/sign-up',
  'register-known': '/sign-up',
  'password-reset': '/change-password',
  'email-change': '/profile',
};

/** Templates whose code is typed in where it was asked for: the link proves nothing, it only leads back there. */
const CODE_PAGE_OF: Partial<Record<MailTemplate, string>> = {
  confirm: '/profile',
  'delete-account': '/profile',
};

@Injectable()
export class MailSender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: MailerService,
    private readonly codes: ChallengeCodes,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
    private readonly brand: BrandConfig,
    private readonly config: MailConfig,
  ) {}

  /** Answers `dropped` when the mail's code is used or expired: a late code helps nobody (REL-4). Throws on failure. */
  async send(mail: OutboxEntity): Promise<'sent' | 'dropped'> {
    assertOutsideTransaction('sending mail');
    const content = await this.contentOf(mail);
    if (!content) return 'dropped';
    const { subject, text, html } = renderMail(content);
    await this.mailer.sendMail({
      from: this.config.from,
      // Never a string: those are parsed as a list (MAIL-1).
      to: { name: '', address: mail.recipient },
      subject,
      text,
      html,
      messageId: `<${mail.id}@${new URL(this.server.publicUrl).hostname}>`,
    });
    return 'sent';
  }

  private async contentOf(mail: OutboxEntity): Promise<MailContent | undefined> {
    const { template, locale } = mail;
    const { alias } = mail.variables;
    const shared = {
      template,
      locale,
      brand: this.brand.name,
      ...(alias ? { alias } : {}),
    };
    const page = PAGE_OF[template];
    if (page) return { ...shared, link: `${this.server.publicUrl}${page}` };
    const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, {
      id: mail.challengeId ?? '',
    });
    if (!challenge || challenge.usedAt || challenge.expiresAt <= this.clock.now()) return undefined;
    return {
      ...shared,
      code: this.codes.codeOf(challenge),
      link: this.proofLink(template, challenge, alias),
    };
  }

  /** From configuration, never from the request's Host (LNK-6). */
  private proofLink(template: MailTemplate, challenge: ChallengeEntity, alias: string | undefined): string {
    const codePage = CODE_PAGE_OF[template];
    if (codePage) return `${this.server.publicUrl}${codePage}`;
    const page = template === 'activate' ? `/scan/${alias ?? ''}/activate` : PROOF_PAGE_OF[template];
    return `${this.server.publicUrl}${page}?token=${this.codes.tokenOf(challenge)}`;
  }
}
