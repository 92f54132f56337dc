import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { InboxModule } from '../inbox';
import { RecordsModule } from '../records';
import { ActivationLinkController } from './scan/activation-link.controller';
import { ActivationStepController } from './scan/activation-step.controller';
import { ContactCardController } from './scan/contact-card.controller';
import { MessageForm } from './scan/message-form';
import { ScanAnswers } from './scan/scan-answers';
import { ScanController } from './scan/scan.controller';
import { Scans } from './scan/scans';

/** What scanners and browsers get: the way of a scan, documents, builds. */
@Module({
  imports: [RecordsModule, AccountsModule, CodesModule, InboxModule],
  controllers: [ActivationLinkController, ActivationStepController, ContactCardController, ScanController],
  providers: [MessageForm, ScanAnswers, Scans],
})
export class WebModule {}
