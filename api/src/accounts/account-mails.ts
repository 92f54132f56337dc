import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { MailContents, type MailWriter } from '../delivery';
import { Clock } from '../platform/clock/clock';
import { ChallengeCodes } from './challenges/challenge-codes';
import { ChallengeEntity } from './tables/challenge.entity';

/** The codes and links of mails about accounts. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly contents: MailContents,
    private readonly dataSource: DataSource,
    private readonly codes: ChallengeCodes,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      activate: this.proof('/scan/{alias}/activate'),
      'sign-in': this.proof('/sign-in'),
      register: this.proof('/sign-up'),
      'register-known': this.proof('/sign-up'),
      'password-reset': this.proof('/change-password'),
      'email-change': this.proof('/profile'),
      confirm: this.code('/profile'),
      'delete-account': this.code('/profile'),
      'sign-in-unknown': '/sign-up',
      'password-reset-unknown': '/sign-up',
      'password-changed': '/forgot-password',
      'code-entry-closed': '/sign-in',
      'email-change-taken': '/sign-in',
      'email-changed': '/',
      'account-deleted': '/',
      'account-blocked': '/',
      'account-unblocked': '/sign-in',
    });
  }

  /** A code, and a link that proves the mailbox too; the link opens the page that shows what will happen (LNK-2). */
  private proof(page: string): MailWriter {
    return this.mail((challenge) => `${page}?token=${this.codes.tokenOf(challenge)}`);
  }

  /** A code that is entered on the page where it was requested; the link opens that page and proves nothing. */
  private code(page: string): MailWriter {
    return this.mail(() => page);
  }

  private mail(pageOf: (challenge: ChallengeEntity) => string): MailWriter {
    return async ({ challengeId }) => {
      const open = { id: challengeId ?? '', usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
      const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, open);
      return challenge ? { code: this.codes.codeOf(challenge), page: pageOf(challenge) } : undefined;
    };
  }
}
