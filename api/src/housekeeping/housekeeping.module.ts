import { Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping';

@Module({ providers: [Housekeeping] })
export class HousekeepingModule {}
