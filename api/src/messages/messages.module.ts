import { Module } from '@nestjs/common';
import { BulkMessagesService } from './bulk-messages.service';
import { MessageNotices } from './message-notices';
import { MessageSelection } from './message-selection';
import { MessagesCsvController } from './messages-csv.controller';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

@Module({
  controllers: [MessagesController, MessagesCsvController],
  providers: [MessagesService, BulkMessagesService, MessageSelection, MessageNotices],
  exports: [MessagesService],
})
export class MessagesModule {}
