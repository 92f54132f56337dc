export { InboxModule } from './inbox.module';
export { NewConversationMessageDto, SeenDto } from './conversations/conversation.dto';
export { SharedPhoneDto } from './conversation-states/conversation-state.dto';
export { SenderConversations } from './conversations/sender-conversations';
export { NewMessageDto } from './messages/message.dto';
export { MessageIntake } from './messages/message-intake';
export { ExportedMessagesPartDto } from './personal-data/messages-export.dto';
