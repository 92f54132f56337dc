import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module';
import { LabelLayoutsModule } from '../label-layouts/label-layouts.module';
import { MyCodesModule } from '../../self-service/my-codes/my-codes.module';
import { PresetsModule } from '../presets/presets.module';
import { CodesZipController } from './codes-zip.controller';
import { ItemQrController } from './item-qr.controller';
import { MyCodeQrController } from '../../self-service/my-codes/my-code-qr.controller';
import { QrDesignsModule } from './qr-designs.module';
import { SheetsController } from './sheets.controller';

/** QR codes as files. */
@Module({
  imports: [ItemsModule, LabelLayoutsModule, MyCodesModule, PresetsModule, QrDesignsModule],
  controllers: [MyCodeQrController, ItemQrController, SheetsController, CodesZipController],
})
export class QrModule {}
