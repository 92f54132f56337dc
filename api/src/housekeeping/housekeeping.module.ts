import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { Housekeeping } from './housekeeping';

@Module({ imports: [MessagesModule], providers: [Housekeeping] })
export class HousekeepingModule {}
