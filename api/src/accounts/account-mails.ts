import { Injectable, type OnModuleInit } from '@nestjs/common';
import { exportPath } from '@ringtag/contracts';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { type MailDetails, MailSender, type MailWriter } from '../delivery';
import { Clock } from '../platform/clock/clock';
import { ChallengeSecrets } from './challenges/challenge-secrets';
import { ChallengeEntity } from './tables/challenge.entity';

/** The digits and links of mails about accounts. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly mails: MailSender,
    private readonly dataSource: DataSource,
    private readonly secrets: ChallengeSecrets,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      activate: this.writeProof('/scan/{alias}/activate'),
      'sign-in': this.writeProof('/sign-in'),
      register: this.writeProof('/sign-up'),
      'register-known': this.writeProof('/sign-up'),
      'password-reset': this.writeProof('/change-password'),
      'email-change': this.writeProof('/profile'),
      // Digits that are entered on the page where they were requested; the link opens that page and proves nothing.
      confirm: this.mail((challenge) => ({ path: '/profile', digits: this.secrets.toDigits(challenge) })),
      'delete-account': this.mail((challenge) => ({
        path: '/profile',
        digits: this.secrets.toDigits(challenge),
      })),
      export: this.mail((challenge) => ({ path: exportPath(this.secrets.toToken(challenge)) })),
      'sign-in-unknown': '/sign-up',
      'password-reset-unknown': '/sign-up',
      'password-changed': '/forgot-password',
      'new-device': ({ variables: { at = '', ...known } }) =>
        Promise.resolve({ path: '/profile?view=account', signIn: { ...known, at: new Date(at) } }),
      'code-entry-closed': '/sign-in',
      'email-change-taken': '/sign-in',
      'email-changed': '/',
      'account-deleted': '/',
      'account-blocked': '/',
      'account-unblocked': '/sign-in',
    });
  }

  /** Digits and a link, each of which proves the mailbox. The link opens a page that says what will happen (LNK-2). */
  private writeProof(path: string): MailWriter {
    return this.mail((challenge) => ({
      digits: this.secrets.toDigits(challenge),
      path: `${path}?token=${this.secrets.toToken(challenge)}`,
    }));
  }

  /** Undefined once the challenge was used or has expired. */
  private mail(write: (challenge: ChallengeEntity) => MailDetails): MailWriter {
    return async ({ challengeId }) => {
      const open = { id: challengeId ?? '', usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
      const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, open);
      return challenge ? write(challenge) : undefined;
    };
  }
}
