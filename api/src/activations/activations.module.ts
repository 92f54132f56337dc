import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { ProfileModule } from '../profile/profile.module';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { ActivationLinksService } from './activation-links.service';
import { UnactivationOutcomes } from '../unactivations/unactivation-outcomes';
import { ActivationsService } from './activations.service';

@Module({
  imports: [AuthModule, ProfileModule, ScanPagesModule],
  providers: [ActivationsService, ActivationLinksService, UnactivationOutcomes],
  exports: [ActivationsService, ActivationLinksService, UnactivationOutcomes],
})
export class ActivationsModule {}
