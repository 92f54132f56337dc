import { Module } from '@nestjs/common';
import { ActivationsModule } from '../../codes/activations/activations.module';
import { AuthModule } from '../../accounts/auth/auth.module';
import { MessagesModule } from '../../inbox/messages/messages.module';
import { ProfileModule } from '../../accounts/profile/profile.module';
import { ActivationLinkController } from './activation-link.controller';
import { ActivationStepController } from './activation-step.controller';
import { ContactCardController } from './contact-card.controller';
import { MessageForm } from './message-form';
import { ScanAnswers } from './scan-answers';
import { ScanController } from './scan.controller';
import { ScanCounter } from '../../codes/scan-counts/scan-counter';
import { Scans } from './scans';
import { UnactivationsModule } from '../../codes/unactivations/unactivations.module';
import { ScanPagesModule } from '../../codes/scan-pages/scan-pages.module';

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
