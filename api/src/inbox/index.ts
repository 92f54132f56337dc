export { InboxModule } from './inbox.module';
export { NewMessageDto } from './messages/message.dto';
export { MessageIntake } from './messages/message-intake';
export { ExportedMessagesPartDto } from './personal-data/messages-export.dto';
