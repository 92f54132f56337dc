import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { ItemBatchesService } from './item-batches.service';
import { ItemRows } from './item-rows';
import { ItemSelection } from './item-selection';
import { ItemsCsvController } from './items-csv.controller';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ItemsCsvController, ItemsController],
  providers: [ItemBatchesService, ItemRows, ItemSelection, ItemsService],
  exports: [ItemBatchesService, ItemSelection, ItemsService],
})
export class ItemsModule {}
