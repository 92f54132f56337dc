import { Module } from '@nestjs/common';
import { ActivationsModule } from '../activations/activations.module';
import { AuthModule } from '../auth/auth.module';
import { MessagesModule } from '../messages/messages.module';
import { ActivationLinkController } from './activation-link.controller';
import { MessageForm } from './message-form';
import { ScanAnswers } from './scan-answers';
import { ScanController } from './scan.controller';
import { ScanCounter } from './scan-counter';
import { UnactivationsModule } from '../unactivations/unactivations.module';
import { ScanPagesModule } from './scan-pages.module';

@Module({
  imports: [ActivationsModule, AuthModule, MessagesModule, ScanPagesModule, UnactivationsModule],
  controllers: [ScanController, ActivationLinkController],
  providers: [MessageForm, ScanAnswers, ScanCounter],
})
export class ScanModule {}
