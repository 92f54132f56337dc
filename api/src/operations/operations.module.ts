import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { CodesModule } from '../codes/codes.module';
import { DeliveryModule } from '../delivery/delivery.module';
import { RecordsModule } from '../records/records.module';
import { SystemController } from './system/system.controller';
import { SystemService } from './system/system.service';

/** What administrators and monitoring see of the server itself. */
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, CodesModule],
  controllers: [SystemController],
  providers: [SystemService],
})
export class OperationsModule {}
