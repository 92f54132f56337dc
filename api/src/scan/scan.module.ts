import { Module } from '@nestjs/common';
import { ActivationsModule } from '../activations/activations.module';
import { AuthModule } from '../auth/auth.module';
import { MessagesModule } from '../messages/messages.module';
import { ProfileModule } from '../profile/profile.module';
import { ActivationLinkController } from './activation-link.controller';
import { ActivationStepController } from './activation-step.controller';
import { ContactCardController } from './contact-card.controller';
import { MessageForm } from './message-form';
import { ScanAnswers } from './scan-answers';
import { ScanController } from './scan.controller';
import { ScanCounter } from './scan-counter';
import { Scans } from './scans';
import { UnactivationsModule } from '../unactivations/unactivations.module';
import { ScanPagesModule } from './scan-pages.module';

@Module({
  imports: [
    ActivationsModule,
    AuthModule,
    MessagesModule,
    ProfileModule,
    ScanPagesModule,
    UnactivationsModule,
  ],
  controllers: [ScanController, ActivationLinkController, ActivationStepController, ContactCardController],
  providers: [MessageForm, ScanAnswers, ScanCounter, Scans],
})
export class ScanModule {}
