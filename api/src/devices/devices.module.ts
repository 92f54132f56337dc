import { Global, Module } from '@nestjs/common';
import { DeviceTokens } from './device-tokens';
import { DevicesService } from './devices.service';

@Global()
@Module({ providers: [DevicesService, DeviceTokens], exports: [DevicesService] })
export class DevicesModule {}
