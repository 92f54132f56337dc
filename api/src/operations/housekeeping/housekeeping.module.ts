import { Module } from '@nestjs/common';
import { MessagesModule } from '../../inbox/messages/messages.module';
import { ExpiredRows } from './expired-rows';
import { Housekeeping } from './housekeeping';

@Module({ imports: [MessagesModule], providers: [ExpiredRows, Housekeeping] })
export class HousekeepingModule {}
