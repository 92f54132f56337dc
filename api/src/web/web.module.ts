import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { InboxModule } from '../inbox';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { ActivationController } from './scan/activation.controller';
import { MessageForm } from './scan/message-form';
import { ScanAnswers } from './scan/scan-answers';
import { ScanController } from './scan/scan.controller';
import { Scans } from './scan/scans';
import { SendMessageController } from './scan/send-message.controller';

/** What pages use, too. */
const OFFERED = [MessageForm, ScanAnswers, Scans];

/** What scanners ask of the API. */
@BelowApi()
@Module({
  imports: [RecordsModule, AccountsModule, CodesModule, InboxModule],
  controllers: [ScanController, ActivationController, SendMessageController],
  providers: OFFERED,
  exports: OFFERED,
})
export class WebModule {}
