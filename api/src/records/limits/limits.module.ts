import { Global, Module } from '@nestjs/common';
import { Alarms } from './alarms';
import { LimitsService } from './limits.service';

@Global()
@Module({ providers: [LimitsService, Alarms], exports: [LimitsService, Alarms] })
export class LimitsModule {}
