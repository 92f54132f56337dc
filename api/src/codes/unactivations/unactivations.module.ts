import { Module } from '@nestjs/common';
import { ActivationsModule } from '../activations/activations.module';
import { ScanPagesModule } from '../scan-pages/scan-pages.module';
import { UnactivationLinks } from './unactivation-links';
import { UnactivationRequestsService } from './unactivation-requests.service';
import { UnactivationsController } from './unactivations.controller';

@Module({
  imports: [ActivationsModule, ScanPagesModule],
  controllers: [UnactivationsController],
  providers: [UnactivationLinks, UnactivationRequestsService],
  exports: [UnactivationRequestsService],
})
export class UnactivationsModule {}
