import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { InboxModule } from '../inbox';
import { RecordsModule } from '../records';
import { PreviewPictures } from './previews/preview-pictures';
import { ActivationLinkController } from './scan/activation-link.controller';
import { ActivationController } from './scan/activation.controller';
import { MessageForm } from './scan/message-form';
import { ScanActivations } from './scan/scan-activations';
import { ScanAnswers } from './scan/scan-answers';
import { ScanController } from './scan/scan.controller';
import { Scans } from './scan/scans';
import { SendMessageController } from './scan/send-message.controller';

/** What scanners and browsers get: scans, documents and the built front end. */
@Module({
  imports: [RecordsModule, AccountsModule, CodesModule, InboxModule],
  controllers: [ActivationLinkController, ScanController, ActivationController, SendMessageController],
  providers: [MessageForm, PreviewPictures, ScanActivations, ScanAnswers, Scans],
})
export class WebModule {}
