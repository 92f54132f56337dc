export { InboxModule } from './inbox.module';
export { MessageIntake } from './messages/message-intake';
export { ExportedMessagesPartDto } from './personal-data/messages-export.dto';
