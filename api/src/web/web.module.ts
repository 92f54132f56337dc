import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { InboxModule } from '../inbox';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { BuildReader } from './documents/builds';
import { RemoteFailures } from './remote-failures/remote-failures';
import { RemoteFailuresController } from './remote-failures/remote-failures.controller';
import { ActivationController } from './scan/activation.controller';
import { MessageForm } from './scan/message-form';
import { ScanAnswers } from './scan/scan-answers';
import { ScanController } from './scan/scan.controller';
import { Scans } from './scan/scans';
import { SendMessageController } from './scan/send-message.controller';

/** What pages use, too, and what administrators and monitoring see. */
const OFFERED = [BuildReader, MessageForm, RemoteFailures, ScanAnswers, Scans];

/** What scanners ask of the API, and what browsers report to it. */
@BelowApi()
@Module({
  imports: [RecordsModule, AccountsModule, CodesModule, InboxModule],
  controllers: [ScanController, ActivationController, SendMessageController, RemoteFailuresController],
  providers: OFFERED,
  exports: OFFERED,
})
export class WebModule {}
