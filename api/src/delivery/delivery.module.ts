import { Module, type OnModuleInit } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { DAY } from '@ringtag/contracts';
import { MailConfig } from '../platform/config/config';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { DevMailbox } from './mail/dev-mailbox';
import { DevMailboxModule } from './mail/dev-mailbox.module';
import { MailSender } from './mail/mail-sender';
import { smtpOptions } from './mail/smtp';
import { MailsController } from './outbox/mails.controller';
import { MailsService } from './outbox/mails.service';
import { OutboxLeases } from './outbox/outbox-leases';
import { OutboxService } from './outbox/outbox.service';
import { OutboxWorker } from './outbox/outbox.worker';
import { OutboxEntity } from './tables/outbox.entity';

/** How long mails that are sent, dropped, dead or refused are kept, so that questions about them can be answered. */
const KEPT = 30 * DAY;

/** The texts of mails, and their sending. */
@BelowApi()
@Module({
  imports: [
    RecordsModule,
    DevMailboxModule,
    MailerModule.forRootAsync({
      imports: [],
      inject: [MailConfig],
      useFactory: (config: MailConfig) => ({
        transport: config.smtpUrl
          ? smtpOptions(config, config.smtpUrl)
          : new DevMailbox(config).createTransport(),
        verifyTransporters: false,
      }),
    }),
  ],
  controllers: [MailsController],
  providers: [MailSender, MailsService, OutboxLeases, OutboxService, OutboxWorker],
  exports: [MailsService, MailSender, OutboxService],
})
export class DeliveryModule implements OnModuleInit {
  constructor(private readonly expired: ExpiredRows) {}

  onModuleInit(): void {
    for (const status of ['sent', 'dropped', 'dead', 'refused'])
      this.expired.register(OutboxEntity, { column: 'createdAt', kept: KEPT, status });
  }
}
