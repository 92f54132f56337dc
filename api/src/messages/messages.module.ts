import { Module } from '@nestjs/common';
import { MessageNotices } from './message-notices';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

@Module({
  controllers: [MessagesController],
  providers: [MessagesService, MessageNotices],
  exports: [MessagesService],
})
export class MessagesModule {}
