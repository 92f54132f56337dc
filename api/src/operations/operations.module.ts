import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { InboxModule } from '../inbox';
import { LiveModule } from '../live';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { WebModule } from '../web';
import { DoctorController } from './doctor/doctor.controller';
import { ErasedPeople } from './people/erased-people';
import { People } from './people/people';
import { PersonErasure } from './people/person-erasure';
import { SystemController } from './system/system.controller';
import { SystemService } from './system/system.service';

/** What administrators and monitoring see of the server itself. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, CodesModule, InboxModule, WebModule],
  controllers: [SystemController, DoctorController],
  providers: [SystemService, People, PersonErasure, ErasedPeople],
})
export class OperationsModule {}
