import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { ProfileController } from './profile.controller';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ProfileController],
  providers: [ProfilesService],
  exports: [ProfilesService],
})
export class ProfileModule {}
