import { Global, Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { OutboxService } from './outbox.service';
import { OutboxSignal } from './outbox-signal';
import { OutboxWorker } from './outbox.worker';

@Global()
@Module({
  imports: [MailModule],
  providers: [OutboxService, OutboxSignal, OutboxWorker],
  exports: [OutboxService],
})
export class OutboxModule {}
