import { Module } from '@nestjs/common';
import { PresetsModule } from '../presets/presets.module';
import { QrDesignsModule } from '../qr/qr-designs.module';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { TemplatesModule } from '../templates/templates.module';
import { UsersModule } from '../users/users.module';
import { MyCodeScans } from './my-code-scans';
import { MyCodeSelection } from './my-code-selection';
import { MyCodesController } from './my-codes.controller';
import { MyCodesService } from './my-codes.service';

@Module({
  imports: [ScanPagesModule, TemplatesModule, UsersModule, PresetsModule, QrDesignsModule],
  controllers: [MyCodesController],
  providers: [MyCodeScans, MyCodeSelection, MyCodesService],
  exports: [MyCodeScans, MyCodesService],
})
export class MyCodesModule {}
