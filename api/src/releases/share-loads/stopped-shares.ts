import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Administrators, toRecipient } from '../../accounts';
import { MailSender, OutboxService } from '../../delivery';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { AuditLog, THE_SERVER } from '../../records';
import { ReleaseNews } from '../release-news';
import { ReleaseEntity } from '../tables/release.entity';

const PATH = '/system';

/** A release as a decision left it. */
export type ShownRelease = Pick<ReleaseEntity, 'id' | 'version'>;

/** Ends the share of a release that browsers cannot load, and tells the administrators. */
@Injectable()
export class StoppedShares implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly administrators: Administrators,
    private readonly outbox: OutboxService,
    private readonly mails: MailSender,
    private readonly audit: AuditLog,
    private readonly news: ReleaseNews,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      'release-stopped': ({ variables: { release = '' } }) => Promise.resolve({ path: PATH, release }),
    });
  }

  /** Does nothing where somebody has decided about the release since, or another request was first. */
  async stop({ id, version }: ShownRelease): Promise<void> {
    const select = { id: true, remote: true, number: true, share: true } as const;
    const where = { id, version, shareSlot: 1 } as const;
    const release = await this.dataSource.manager.findOne(ReleaseEntity, { select, where });
    if (!release) return;
    const administrators = await this.administrators.findAll();
    await this.transactions.run(async (manager) => {
      const after = { share: 0, shareSlot: null, version: version + 1 };
      const { affected } = await manager.update(ReleaseEntity, where, after);
      if (!affected) return;
      const { remote, number, share } = release;
      await this.audit.changed(manager, 'release', id, { share }, { share: 0 }, THE_SERVER);
      const mail = { template: 'release-stopped', variables: { release: `${remote} ${number}` } } as const;
      for (const each of administrators)
        await this.outbox.enqueue(manager, { ...mail, ...toRecipient(each) });
      this.news.tell(manager);
    });
  }
}
