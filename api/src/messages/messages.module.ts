import { Module } from '@nestjs/common';
import { BlockedSendersController } from './blocked-senders.controller';
import { BlockedSendersService } from './blocked-senders.service';
import { BulkMessagesService } from './bulk-messages.service';
import { MessageNotices } from './message-notices';
import { MessageSelection } from './message-selection';
import { MessagesCsvController } from './messages-csv.controller';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

@Module({
  controllers: [BlockedSendersController, MessagesController, MessagesCsvController],
  providers: [MessagesService, BlockedSendersService, BulkMessagesService, MessageSelection, MessageNotices],
  exports: [MessagesService],
})
export class MessagesModule {}
