import { Module } from '@nestjs/common';
import { LabelLayoutsController } from './label-layouts.controller';
import { LabelLayoutsService } from './label-layouts.service';

/** Which labels codes are printed on. */
@Module({
  controllers: [LabelLayoutsController],
  providers: [LabelLayoutsService],
  exports: [LabelLayoutsService],
})
export class LabelLayoutsModule {}
