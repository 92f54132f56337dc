import { Global, Module } from '@nestjs/common';
import { DevicesService } from './devices.service';
import { OwnerMarks } from './owner-marks';

@Global()
@Module({ providers: [DevicesService, OwnerMarks], exports: [DevicesService, OwnerMarks] })
export class DevicesModule {}
