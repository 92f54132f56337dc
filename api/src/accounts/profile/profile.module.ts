import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../../codes/scan-pages/scan-pages.module';
import { ProfileController } from './profile.controller';
import { PhotosController, ProfilePhotoController } from './photos.controller';
import { PhotosService } from './photos.service';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ProfileController, ProfilePhotoController, PhotosController],
  providers: [PhotosService, ProfilesService],
  exports: [PhotosService, ProfilesService],
})
export class ProfileModule {}
