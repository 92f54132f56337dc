import { Module } from '@nestjs/common';
import { MyCodesModule } from '../../self-service/my-codes/my-codes.module';
import { PresetsModule } from '../presets/presets.module';
import { ScanPagesModule } from '../scan-pages/scan-pages.module';
import { TemplatesModule } from '../templates/templates.module';
import { BulkItemsService } from './bulk-items.service';
import { ItemDetailsService } from './item-details.service';
import { ItemBatchesService } from './item-batches.service';
import { ItemImportService } from './item-import.service';
import { ItemPages } from './item-pages';
import { ItemRows } from './item-rows';
import { ItemSelection } from './item-selection';
import { ItemsCsvController } from './items-csv.controller';
import { ItemsImportController } from './items-import.controller';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [MyCodesModule, PresetsModule, ScanPagesModule, TemplatesModule],
  controllers: [ItemsCsvController, ItemsImportController, ItemsController],
  providers: [
    BulkItemsService,
    ItemBatchesService,
    ItemDetailsService,
    ItemImportService,
    ItemPages,
    ItemRows,
    ItemSelection,
    ItemsService,
  ],
  exports: [ItemBatchesService, ItemSelection, ItemsService],
})
export class ItemsModule {}
