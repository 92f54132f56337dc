import { Module } from '@nestjs/common';
import { QrDesignsModule } from '../qr/qr-designs.module';
import { PresetDesigns } from './preset-designs';
import { PresetsController } from './presets.controller';
import { PresetsService } from './presets.service';

/** Looks that many codes share. */
@Module({
  imports: [QrDesignsModule],
  controllers: [PresetsController],
  providers: [PresetsService, PresetDesigns],
  exports: [PresetDesigns],
})
export class PresetsModule {}
