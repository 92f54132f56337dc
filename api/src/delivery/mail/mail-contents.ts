import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, websiteOf } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { ChallengeCodes } from '../../accounts/challenges/challenge-codes';
import { ChallengeEntity } from '../../accounts/challenges/challenge.entity';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { NoticeReader } from '../../inbox/notices/notice-reader';
import type { OutboxEntity } from '../outbox/outbox.entity';
import { Clock } from '../../platform/clock/clock';
import { SettingsService } from '../../records/settings/settings.service';
import { UnactivationLinks } from '../../codes/unactivations/unactivation-links';
import { UnactivationRequestEntity } from '../../codes/unactivations/unactivation-request.entity';
import type { MailTemplate } from './mail';
import type { MailContent } from './render-mail';

/** Templates that carry no code of their own: where their button leads. `{alias}` is the code's. */
const PAGE_OF: Partial<Record<MailTemplate, string>> = {
  'sign-in-unknown': '/sign-up',
  'password-reset-unknown': '/sign-up',
  'password-changed': '/forgot-password',
  'code-entry-closed': '/sign-in',
  'email-change-taken': '/sign-in',
  'email-changed': '/',
  'account-deleted': '/',
  'account-blocked': '/',
  'account-unblocked': '/sign-in',
  'unactivation-confirmed': '/scan/{alias}',
  'unactivation-declined': '/scan/{alias}',
};

/** Templates whose link proves the mailbox: the page that shows what will happen (LNK-2). */
const PROOF_PAGE_OF: Partial<Record<MailTemplate, string>> = {
  activate: '/scan/{alias}/activate',
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

/** Shows a request and asks what to do; mfe-scan has it. */
const UNACTIVATION_PAGE = '/scan/{alias}/unactivation';

const INBOX = '/messages';

type Details = Partial<MailContent> & { link: string };

/** Finds out what a mail says when it is sent: secrets are derived then, and what is over needs no mail (REL-4). */
@Injectable()
export class MailContents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: ChallengeCodes,
    private readonly unactivations: UnactivationLinks,
    private readonly notices: NoticeReader,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
    private readonly brand: BrandConfig,
    private readonly settings: SettingsService,
  ) {}

  /** Undefined for a mail that is too late to help anybody. */
  async of(mail: OutboxEntity): Promise<MailContent | undefined> {
    const { template, variables } = mail;
    const { languages } = await this.settings.current();
    // Written to somebody in a language that is not offered any more.
    const locale = languages.includes(mail.locale) ? mail.locale : DEFAULT_LOCALE;
    const { alias } = variables;
    const home = this.address(websiteOf(locale));
    const shared = { template, locale, brand: this.brand.name, home, ...(alias ? { alias } : {}) };
    const page = PAGE_OF[template];
    if (page) return { ...shared, link: this.address(page, alias) };
    const more = await this.detailsOf(mail);
    return more && { ...shared, ...more };
  }

  private async detailsOf(mail: OutboxEntity): Promise<Details | undefined> {
    if (mail.template === 'unactivation-request') return this.requestOf(mail);
    if (mail.template !== 'message') return this.challengeOf(mail);
    const notice = await this.notices.detailsOf(mail);
    return notice && { ...notice, link: this.address(INBOX) };
  }

  private async challengeOf({ template, challengeId, variables }: OutboxEntity) {
    const challenge = await this.dataSource.manager.findOneBy(ChallengeEntity, { id: challengeId ?? '' });
    if (!challenge || challenge.usedAt || challenge.expiresAt <= this.clock.now()) return undefined;
    const code = this.codes.codeOf(challenge);
    const codePage = CODE_PAGE_OF[template];
    if (codePage) return { code, link: this.address(codePage) };
    const page = this.address(PROOF_PAGE_OF[template] ?? '/', variables['alias']);
    return { code, link: `${page}?token=${this.codes.tokenOf(challenge)}` };
  }

  private async requestOf({ variables }: OutboxEntity) {
    const request = await this.dataSource.manager.findOneBy(UnactivationRequestEntity, {
      id: variables['request'] ?? '',
    });
    if (request?.state !== 'open' || request.expiresAt <= this.clock.now()) return undefined;
    const page = this.address(UNACTIVATION_PAGE, variables['alias']);
    return { link: `${page}?token=${this.unactivations.tokenOf(request)}` };
  }

  /** From configuration, never from the request's Host (LNK-6). */
  private address(page: string, alias = ''): string {
    return this.server.publicUrl + page.replace('{alias}', alias);
  }
}
