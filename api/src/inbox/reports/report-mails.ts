import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LOCALE, PAGE_REPORT } from '@ringtag/contracts';
import { Administrators, toRecipient } from '../../accounts';
import { MailSender, OutboxService } from '../../delivery';
import { SiteConfig } from '../../platform/config/config';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { LimitsService } from '../../records';
import { ReportReader } from './report-reader';

const PATH = '/reports';

/**
 * Mails the operator about open reports: at most one mail a day, however many reports there are, so that nobody can cause
 * more by reporting. It goes to OPERATOR_EMAIL, or else to all administrators.
 */
@Injectable()
export class ReportMails implements OnModuleInit {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly reports: ReportReader,
    private readonly administrators: Administrators,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly mails: MailSender,
    private readonly housekeeping: Housekeeping,
    private readonly site: SiteConfig,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('reports', () => this.tell());
    this.mails.register({
      reports: async () => {
        const count = await this.reports.countOpen();
        return count === 0 ? undefined : { path: PATH, count };
      },
    });
  }

  /** Once in each housekeeping, which one replica does. */
  private async tell(): Promise<void> {
    if ((await this.reports.countOpen()) === 0) return;
    const mail = { purpose: 'report-mails', subject: 'operator', ...PAGE_REPORT.mails };
    await this.transactions.run(async (manager) => {
      await this.limits.lockIn(manager, mail);
      if (!this.limits.takeLocked(manager, mail)) return;
      for (const to of await this.findRecipients())
        await this.outbox.enqueue(manager, { template: 'reports', ...to });
    });
  }

  private async findRecipients() {
    const { operatorEmail } = this.site;
    if (operatorEmail) return [{ recipient: operatorEmail, locale: DEFAULT_LOCALE }];
    return (await this.administrators.findAll()).map(toRecipient);
  }
}
