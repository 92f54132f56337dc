import { Module } from '@nestjs/common';
import { BlockedSendersController } from '../blocked-senders/blocked-senders.controller';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { BulkMessagesService } from './bulk-messages.service';
import { DroppedMessages } from './dropped-messages';
import { MessageCounts } from './message-counts';
import { MessageLimits } from './message-limits';
import { MessageNotices } from '../notices/message-notices';
import { MessageRetention } from './message-retention';
import { MessageSelection } from './message-selection';
import { MessagesCsvController } from './messages-csv.controller';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

@Module({
  controllers: [BlockedSendersController, MessagesController, MessagesCsvController],
  providers: [
    MessagesService,
    BlockedSendersService,
    BulkMessagesService,
    DroppedMessages,
    MessageCounts,
    MessageLimits,
    MessageRetention,
    MessageSelection,
    MessageNotices,
  ],
  exports: [MessagesService, MessageCounts, MessageRetention],
})
export class MessagesModule {}
