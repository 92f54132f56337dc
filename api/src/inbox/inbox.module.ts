import { Module, type OnModuleInit } from '@nestjs/common';
import { AUDIT_KEPT } from '@ringtag/contracts';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { LiveModule } from '../live';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { RecordsModule } from '../records';
import { AnswersToAddresses } from './answers-to/answers-to';
import { MailboxProofs } from './answers-to/mailbox-proofs';
import { PhotoRoom } from './attachments/photo-room';
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
import { RememberedConversation } from './conversations/remembered-conversation';
import { SenderAnswers } from './conversations/sender-answers';
import { SenderConversationController } from './conversations/sender-conversation.controller';
import { SenderEventsController } from './conversations/sender-events.controller';
import { HelpEndings } from './helpers/help-endings';
import { HelperMails } from './helpers/helper-mails';
import { HelpersController } from './helpers/helpers.controller';
import { HelpersService } from './helpers/helpers.service';
import { HelpingController } from './helpers/helping.controller';
import { HelpingService } from './helpers/helping.service';
import { InvitationsController } from './helpers/invitations.controller';
import { InvitationsService } from './helpers/invitations.service';
import { MailSwitchTokens } from './mail-switches/mail-switch-tokens';
import { MailSwitches } from './mail-switches/mail-switches';
import { DroppedMessages } from './messages/dropped-messages';
import { HeldMessages } from './messages/held-messages';
import { HelpedMessages } from './messages/helped-messages';
import { LastMessages } from './messages/last-messages';
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
import { ArrivalSignals } from './notices/arrival-signals';
import { Arrivals } from './notices/arrivals';
import { ConversationMails } from './notices/conversation-mails';
import { FloodNotices } from './notices/flood-notices';
import { MailReaders } from './notices/mail-readers';
import { NoticeTimes } from './notices/notice-times';
import { OwnerMails } from './notices/owner-mails';
import { SenderMails } from './notices/sender-mails';
import { SharedMessageMails } from './notices/shared-message-mails';
import { Talks } from './notices/talks';
import { OwnerLinks } from './owner-links/owner-links';
import { ErasedConversations } from './personal-data/erased-conversations';
import { HelpersData } from './personal-data/helpers-data';
import { MessagesData } from './personal-data/messages-data';
import { SendersData } from './personal-data/senders-data';
import { SentConversations } from './personal-data/sent-conversations';
import { QuickRepliesController } from './quick-replies/quick-replies.controller';
import { QuickReplies } from './quick-replies/quick-replies.service';
import { Authors } from './readers/authors';
import { Readers } from './readers/readers';
import { PageReportsController } from './reports/page-reports.controller';
import { PageReports } from './reports/page-reports.service';
import { ReportMails } from './reports/report-mails';
import { ReportReader } from './reports/report-reader';
import { ReportsController } from './reports/reports.controller';
import { ReportsService } from './reports/reports.service';
import { PageReportEntity } from './tables/page-report.entity';

/** Messages from finders and visitors to owners. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, CodesModule],
  controllers: [
    BlockedSendersController,
    ConversationsController,
    HelpersController,
    HelpingController,
    InvitationsController,
    MessagesCsvController,
    MessagesController,
    PageReportsController,
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
    PhotoRoom,
    ConversationsService,
    ConversationWriter,
    ParticipantLimits,
    DroppedMessages,
    HeldMessages,
    MessageCounts,
    MessageIntake,
    NewMessages,
    MessageLimits,
    MessageRetention,
    SeenMessages,
    MessageSelection,
    MessagesService,
    AnswersToAddresses,
    MailboxProofs,
    ArrivalSignals,
    Arrivals,
    Authors,
    HelperMails,
    HelpEndings,
    HelpersService,
    HelpingService,
    InvitationsService,
    LastMessages,
    HelpedMessages,
    MailReaders,
    Readers,
    MailSwitches,
    MailSwitchTokens,
    ConversationMails,
    OwnerMails,
    SenderMails,
    FloodNotices,
    NoticeTimes,
    Talks,
    SharedMessageMails,
    OwnerLinkConversations,
    OwnerLinks,
    RememberedConversation,
    SenderAnswers,
    // Before the messages: it locks activations.
    HelpersData,
    MessagesData,
    ErasedConversations,
    SendersData,
    SentConversations,
    QuickReplies,
    PageReports,
    ReportMails,
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
    PageReports,
    RememberedConversation,
    SenderAnswers,
    SendersData,
    HelpersData,
  ],
})
export class InboxModule implements OnModuleInit {
  constructor(private readonly expired: ExpiredRows) {}

  onModuleInit(): void {
    // Open ones have no such time: they stay.
    this.expired.register(PageReportEntity, { column: 'settledAt', kept: AUDIT_KEPT });
  }
}
