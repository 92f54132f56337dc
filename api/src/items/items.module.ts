import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { BulkItemsService } from './bulk-items.service';
import { ItemBatchesService } from './item-batches.service';
import { ItemImportService } from './item-import.service';
import { ItemRows } from './item-rows';
import { ItemSelection } from './item-selection';
import { ItemsCsvController } from './items-csv.controller';
import { ItemsImportController } from './items-import.controller';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ItemsCsvController, ItemsImportController, ItemsController],
  providers: [BulkItemsService, ItemBatchesService, ItemImportService, ItemRows, ItemSelection, ItemsService],
  exports: [ItemBatchesService, ItemSelection, ItemsService],
})
export class ItemsModule {}
