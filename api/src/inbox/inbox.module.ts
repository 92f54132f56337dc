import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { LiveModule } from '../live';
import { RecordsModule } from '../records';
import { BlockedSendersController } from './blocked-senders/blocked-senders.controller';
import { BlockedSendersService } from './blocked-senders/blocked-senders.service';
import { ConversationLinks } from './conversation-links/conversation-links';
import { ConversationStates } from './conversation-states/conversation-states';
import { ConversationStateController } from './conversations/conversation-state.controller';
import { ConversationWatch } from './conversations/conversation-watch';
import { ConversationsController } from './conversations/conversations.controller';
import { ConversationsService } from './conversations/conversations.service';
import { OrphanedConversations } from './conversations/orphaned-conversations';
import { OwnerConversations } from './conversations/owner-conversations';
import { SenderConversationController } from './conversations/sender-conversation.controller';
import { SenderConversations } from './conversations/sender-conversations';
import { SenderEventsController } from './conversations/sender-events.controller';
import { SenderStateController } from './conversations/sender-state.controller';
import { BulkMessagesService } from './messages/bulk-messages.service';
import { DroppedMessages } from './messages/dropped-messages';
import { MessageCounts } from './messages/message-counts';
import { MessageIntake } from './messages/message-intake';
import { MessageLimits } from './messages/message-limits';
import { MessageRetention } from './messages/message-retention';
import { MessageSelection } from './messages/message-selection';
import { MessagesCsvController } from './messages/messages-csv.controller';
import { MessagesController } from './messages/messages.controller';
import { MessagesService } from './messages/messages.service';
import { Arrivals } from './notices/arrivals';
import { MessageNotices } from './notices/message-notices';
import { MessagesData } from './personal-data/messages-data';

/** Messages from finders and visitors to owners. */
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, CodesModule],
  controllers: [
    BlockedSendersController,
    ConversationStateController,
    ConversationsController,
    MessagesCsvController,
    MessagesController,
    SenderConversationController,
    SenderEventsController,
    SenderStateController,
  ],
  providers: [
    BlockedSendersService,
    BulkMessagesService,
    ConversationLinks,
    ConversationStates,
    ConversationWatch,
    ConversationsService,
    OrphanedConversations,
    OwnerConversations,
    SenderConversations,
    DroppedMessages,
    MessageCounts,
    MessageIntake,
    MessageLimits,
    MessageRetention,
    MessageSelection,
    MessagesService,
    Arrivals,
    MessageNotices,
    MessagesData,
  ],
  exports: [MessageIntake, SenderConversations],
})
export class InboxModule {}
