import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { ItemSelection } from './item-selection';
import { ItemsCsvController } from './items-csv.controller';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ItemsCsvController, ItemsController],
  providers: [ItemSelection, ItemsService],
  exports: [ItemSelection, ItemsService],
})
export class ItemsModule {}
