import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { LiveModule } from '../live';
import { RecordsModule } from '../records';
import { BlockedSendersController } from './blocked-senders/blocked-senders.controller';
import { BlockedSendersService } from './blocked-senders/blocked-senders.service';
import { ConversationLinks } from './conversation-links/conversation-links';
import { ConversationsController } from './conversations/conversations.controller';
import { ConversationsService } from './conversations/conversations.service';
import { OrphanedConversations } from './conversations/orphaned-conversations';
import { OwnerConversations } from './conversations/owner-conversations';
import { SenderConversationController } from './conversations/sender-conversation.controller';
import { SenderConversations } from './conversations/sender-conversations';
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
import { QuickRepliesController } from './quick-replies/quick-replies.controller';
import { QuickReplies } from './quick-replies/quick-replies.service';
import { MessageIndex } from './search/message-index';
import { MessageSearch } from './search/message-search';
import { OrphanedWords } from './search/orphaned-words';
import { UnindexedMessages } from './search/unindexed-messages';

/** Messages from finders and visitors to owners. */
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, CodesModule],
  controllers: [
    BlockedSendersController,
    ConversationsController,
    MessagesCsvController,
    MessagesController,
    QuickRepliesController,
    SenderConversationController,
  ],
  providers: [
    BlockedSendersService,
    BulkMessagesService,
    ConversationLinks,
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
    MessageIndex,
    MessageSearch,
    OrphanedWords,
    QuickReplies,
    UnindexedMessages,
  ],
  exports: [MessageIntake, SenderConversations],
})
export class InboxModule {}
