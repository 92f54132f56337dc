import { Module } from '@nestjs/common';
import { AuthModule } from '../../accounts/auth/auth.module';
import { ProfileModule } from '../../accounts/profile/profile.module';
import { ScanPagesModule } from '../scan-pages/scan-pages.module';
import { ActivationLinksService } from './activation-links.service';
import { ActivationStepCookie } from './activation-step-cookie';
import { ActivationStepsService } from './activation-steps.service';
import { UnactivationOutcomes } from '../unactivations/unactivation-outcomes';
import { ActivationsService } from './activations.service';

@Module({
  imports: [AuthModule, ProfileModule, ScanPagesModule],
  providers: [
    ActivationsService,
    ActivationLinksService,
    ActivationStepCookie,
    ActivationStepsService,
    UnactivationOutcomes,
  ],
  exports: [
    ActivationsService,
    ActivationLinksService,
    ActivationStepCookie,
    ActivationStepsService,
    UnactivationOutcomes,
  ],
})
export class ActivationsModule {}
