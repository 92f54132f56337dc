import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { BelowApi } from '../platform/http/below-api';
import { EventsController } from './events.controller';
import { LiveEvents } from './live-events';
import { ReadAgainQueue } from './read-again-queue';
import { Streams } from './streams';

/** Streams of events to owners, and to senders in their conversations. */
@BelowApi()
@Module({
  imports: [AccountsModule],
  controllers: [EventsController],
  providers: [LiveEvents, ReadAgainQueue, Streams],
  exports: [LiveEvents, Streams],
})
export class LiveModule {}
