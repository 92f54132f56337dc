export { InboxModule } from './inbox.module';
export { AnswersToDto, NewConversationMessageDto, SeenDto } from './conversations/conversation.dto';
export { OwnerLinkConversations } from './conversations/owner-link-conversations';
export { SenderAnswers } from './conversations/sender-answers';
export { SenderConversations } from './conversations/sender-conversations';
export { MailSwitches } from './mail-switches/mail-switches';
export { NewMessageDto } from './messages/message.dto';
export { MessageIntake } from './messages/message-intake';
export { ExportedMessagesPartDto } from './personal-data/messages-export.dto';
