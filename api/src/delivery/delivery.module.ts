import { Module, type OnModuleInit } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { DAY, MAIL_BOUNCES } from '@ringtag/contracts';
import { MailConfig } from '../platform/config/config';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { MailBounces } from './bounces/mail-bounces';
import { MailBouncesController } from './bounces/mail-bounces.controller';
import { DevMailbox } from './mail/dev-mailbox';
import { DevMailboxModule } from './mail/dev-mailbox.module';
import { MailSender } from './mail/mail-sender';
import { smtpOptions } from './mail/smtp';
import { MailsController } from './outbox/mails.controller';
import { MailsService } from './outbox/mails.service';
import { OutboxLeases } from './outbox/outbox-leases';
import { OutboxService } from './outbox/outbox.service';
import { OutboxWorker } from './outbox/outbox.worker';
import { MailBounceEntity } from './tables/mail-bounce.entity';
import { OutboxEntity } from './tables/outbox.entity';

/** How long mails that are sent, dropped, stopped, dead or refused are kept, so that questions about them can be answered. */
const KEPT = 30 * DAY;

/** How late a bounce from before a proof may be reported. */
const PROOF_KEPT = 30 * DAY;

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
  controllers: [MailBouncesController, MailsController],
  providers: [MailBounces, MailSender, MailsService, OutboxLeases, OutboxService, OutboxWorker],
  exports: [MailBounces, MailsService, MailSender, OutboxService],
})
export class DeliveryModule implements OnModuleInit {
  constructor(private readonly expired: ExpiredRows) {}

  onModuleInit(): void {
    for (const status of ['sent', 'dropped', 'stopped', 'dead', 'refused'])
      this.expired.register(OutboxEntity, { column: 'createdAt', kept: KEPT, status });
    this.expired.register(MailBounceEntity, { column: 'bouncedAt', kept: MAIL_BOUNCES.kept });
    this.expired.register(MailBounceEntity, { column: 'provedAt', kept: PROOF_KEPT });
  }
}
