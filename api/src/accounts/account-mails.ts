import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailContents, type MailWriter } from '../delivery';
import { Clock } from '../platform/clock/clock';
import { ChallengeCodes } from './challenges/challenge-codes';
import { ChallengeEntity } from './tables/challenge.entity';

/** What mails about accounts tell, and where their buttons lead. */
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

  /** A code, and a link that proves the mailbox as well: to the page that shows what will happen (LNK-2). */
  private proof(page: string): MailWriter {
    return async (mail) => {
      const challenge = await this.openChallenge(mail.challengeId);
      return (
        challenge && {
          code: this.codes.codeOf(challenge),
          page: `${page}?token=${this.codes.tokenOf(challenge)}`,
        }
      );
    };
  }

  /** A code that is typed in where it was asked for: the link proves nothing, it only leads back there. */
  private code(page: string): MailWriter {
    return async (mail) => {
      const challenge = await this.openChallenge(mail.challengeId);
      return challenge && { code: this.codes.codeOf(challenge), page };
    };
  }

  private async openChallenge(id: string | null): Promise<ChallengeEntity | undefined> {
    const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, { id: id ?? '' });
    return challenge && !challenge.usedAt && challenge.expiresAt > this.clock.now() ? challenge : undefined;
  }
}
