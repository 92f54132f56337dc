import { Global, Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { MailsController } from './mails.controller';
import { MailsService } from './mails.service';
import { OutboxService } from './outbox.service';
import { OutboxLeases } from './outbox-leases';
import { OutboxSignal } from './outbox-signal';
import { OutboxWorker } from './outbox.worker';

@Global()
@Module({
  imports: [MailModule],
  controllers: [MailsController],
  providers: [MailsService, OutboxService, OutboxLeases, OutboxSignal, OutboxWorker],
  exports: [OutboxService],
})
export class OutboxModule {}
