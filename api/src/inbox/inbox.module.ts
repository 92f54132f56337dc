import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { LiveModule } from '../live';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { AnswersToAddresses } from './answers-to/answers-to';
import { BlockedSendersController } from './blocked-senders/blocked-senders.controller';
import { BlockedSendersService } from './blocked-senders/blocked-senders.service';
import { ConversationLinks } from './conversation-links/conversation-links';
import { ConversationMessages } from './conversation-records/conversation-messages';
import { ConversationRecords } from './conversation-records/conversation-records';
import { ConversationStates } from './conversation-states/conversation-states';
import { ConversationWatch } from './conversations/conversation-watch';
import { ConversationWriter } from './conversations/conversation-writer';
import { ConversationsController } from './conversations/conversations.controller';
import { ConversationsService } from './conversations/conversations.service';
import { OwnerLinkConversations } from './conversations/owner-link-conversations';
import { ParticipantLimits } from './conversations/participant-limits';
import { SenderAnswers } from './conversations/sender-answers';
import { SenderConversationController } from './conversations/sender-conversation.controller';
import { SenderEventsController } from './conversations/sender-events.controller';
import { MailSwitchTokens } from './mail-switches/mail-switch-tokens';
import { MailSwitches } from './mail-switches/mail-switches';
import { DroppedMessages } from './messages/dropped-messages';
import { MessageCounts } from './messages/message-counts';
import { MessageIntake } from './messages/message-intake';
import { MessageLimits } from './messages/message-limits';
import { MessageRetention } from './messages/message-retention';
import { MessageSelection } from './messages/message-selection';
import { MessagesCsvController } from './messages/messages-csv.controller';
import { MessagesController } from './messages/messages.controller';
import { MessagesService } from './messages/messages.service';
import { NewMessages } from './messages/new-messages';
import { SeenMessages } from './messages/seen-messages';
import { Arrivals } from './notices/arrivals';
import { ConversationMails } from './notices/conversation-mails';
import { NoticeTimes } from './notices/notice-times';
import { SharedMessageMails } from './notices/shared-message-mails';
import { OwnerLinks } from './owner-links/owner-links';
import { MessagesData } from './personal-data/messages-data';
import { QuickRepliesController } from './quick-replies/quick-replies.controller';
import { QuickReplies } from './quick-replies/quick-replies.service';
import { ReportReader } from './reports/report-reader';
import { ReportsController } from './reports/reports.controller';
import { ReportsService } from './reports/reports.service';

/** Messages from finders and visitors to owners. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, CodesModule],
  controllers: [
    BlockedSendersController,
    ConversationsController,
    MessagesCsvController,
    MessagesController,
    QuickRepliesController,
    ReportsController,
    SenderConversationController,
    SenderEventsController,
  ],
  providers: [
    BlockedSendersService,
    ConversationLinks,
    ConversationStates,
    ConversationWatch,
    ConversationRecords,
    ConversationMessages,
    ConversationsService,
    ConversationWriter,
    ParticipantLimits,
    DroppedMessages,
    MessageCounts,
    MessageIntake,
    NewMessages,
    MessageLimits,
    MessageRetention,
    SeenMessages,
    MessageSelection,
    MessagesService,
    AnswersToAddresses,
    Arrivals,
    MailSwitches,
    MailSwitchTokens,
    ConversationMails,
    NoticeTimes,
    SharedMessageMails,
    OwnerLinkConversations,
    OwnerLinks,
    SenderAnswers,
    MessagesData,
    QuickReplies,
    ReportReader,
    ReportsService,
  ],
  exports: [
    ConversationsService,
    ConversationWriter,
    MailSwitches,
    MessageIntake,
    MessagesService,
    OwnerLinkConversations,
    SenderAnswers,
  ],
})
export class InboxModule {}
