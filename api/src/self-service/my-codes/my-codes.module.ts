import { Module } from '@nestjs/common';
import { PresetsModule } from '../../codes/presets/presets.module';
import { QrDesignsModule } from '../../codes/qr/qr-designs.module';
import { ScanPagesModule } from '../../codes/scan-pages/scan-pages.module';
import { TemplatesModule } from '../../codes/templates/templates.module';
import { UsersModule } from '../../accounts/users/users.module';
import { MyCodeScans } from '../../codes/scan-counts/my-code-scans';
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
