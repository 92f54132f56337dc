import { Module } from '@nestjs/common';
import { PresetsModule } from '../presets/presets.module';
import { ScanPagesModule } from '../scan-pages/scan-pages.module';
import { ProjectsController } from './projects.controller';
import { ProjectsService } from './projects.service';

@Module({
  imports: [PresetsModule, ScanPagesModule],
  controllers: [ProjectsController],
  providers: [ProjectsService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
