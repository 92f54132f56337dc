import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ScanPagesModule],
  controllers: [ItemsController],
  providers: [ItemsService],
  exports: [ItemsService],
})
export class ItemsModule {}
