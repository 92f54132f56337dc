import { Module } from '@nestjs/common';
import { ScanPagesModule } from '../scan/scan-pages.module';
import { TemplatesModule } from '../templates/templates.module';
import { MyCodesController } from './my-codes.controller';
import { MyCodesService } from './my-codes.service';

@Module({
  imports: [ScanPagesModule, TemplatesModule],
  controllers: [MyCodesController],
  providers: [MyCodesService],
})
export class MyCodesModule {}
