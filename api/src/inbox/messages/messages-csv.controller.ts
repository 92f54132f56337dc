import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import { getTexts, toSenderName } from '@ringtag/documents';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { UsersService } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { type CsvCell, csvFile } from '../../platform/http/csv';
import { AnswersFile } from '../../platform/open-api/answers';
import type { ConversationPlaceDto } from '../attachments/attachment.dto';
import type { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { ConversationMessages } from '../conversation-records/conversation-messages';
import { toFilter, type MessageFilter, MessageSelection } from './message-selection';
import { type MessageDto, MessageExportQuery } from './message.dto';
import { MessagesService } from './messages.service';

const ROWS = 1000;

/** A message of a conversation, with what all rows of the conversation have in common. */
type Row = Omit<ConversationMessageDto, 'position'> & { conversation: MessageDto; senderName: string };

/** Only rows of the sender have the sender's name, number and addresses, so that a filter by name shows what they wrote. */
const COLUMNS: Record<string, (row: Row) => CsvCell> = {
  Sent: ({ createdAt }) => createdAt,
  Type: ({ conversation }) => conversation.kind,
  Name: ({ senderName, side }) => (side === 'sender' ? senderName : null),
  Email: ({ conversation, side }) => (side === 'sender' ? conversation.sender.email : null),
  Phone: ({ conversation, side }) => (side === 'sender' ? conversation.sender.phone : null),
  Message: ({ body }) => body,
  Code: ({ conversation }) => conversation.code.alias,
  'Code name': ({ conversation }) => conversation.code.label,
  Read: ({ conversation }) => conversation.readAt,
  Archived: ({ conversation }) => conversation.archivedAt,
  From: ({ side }) => side,
  Conversation: ({ conversation }) => conversation.id,
  Photos: ({ photos }) => photos.length,
  Location: ({ place }) => place && toGeoUri(place),
  'Sender number': ({ conversation, side }) => (side === 'sender' ? conversation.sender.number : null),
};

/** The owner's inbox as a CSV file. */
@RequireAuthority('user')
@Controller('messages.csv')
export class MessagesCsvController {
  constructor(
    private readonly messages: MessagesService,
    private readonly selection: MessageSelection,
    private readonly written: ConversationMessages,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Download the inbox for a spreadsheet. Takes the query of the list and has a row for each message of a
   * conversation. The newest conversation comes first, and its messages in the order in which they were written. Senders
   * without a name have the same as on the pages, in the language of the owner.
   */
  @Get()
  @AnswersFile('text/csv')
  download(@UserId() userId: string, @Query() query: MessageExportQuery): StreamableFile {
    const steps = this.walk(userId, toFilter(query));
    return csvFile(`messages-${this.clock.today()}`, COLUMNS, steps, query);
  }

  private async *walk(ownerId: string, filter: MessageFilter) {
    const { locale } = await this.users.get(ownerId);
    const selected = await this.selection.select(ownerId, filter);
    for await (const ids of this.selection.walk(selected)) {
      const conversations = await this.messages.findAll(ownerId, ids);
      for (const some of toSteps(conversations)) yield await this.readRows(some, locale);
    }
  }

  private async readRows(conversations: MessageDto[], locale: Locale): Promise<Row[]> {
    const texts = getTexts(locale);
    const written = await this.written.findAll(map(conversations, 'id'));
    return conversations.flatMap((conversation) => {
      const { name, number } = conversation.sender;
      const shared = {
        conversation,
        senderName: toSenderName(texts, { senderName: name, senderNumber: number }),
      };
      const text = pick(conversation, 'body', 'createdAt');
      const first: Row = { ...shared, side: 'sender', photos: [], place: null, ...text };
      const others = (written[conversation.id] ?? []).map((each) => ({ ...shared, ...each }));
      return [first, ...others];
    });
  }
}

/** RFC 5870: programs open it as a place, and no spreadsheet takes it for a number or a formula. */
function toGeoUri({ latitude, longitude, accuracy }: ConversationPlaceDto): string {
  return `geo:${latitude},${longitude};u=${accuracy}`;
}

/** Conversations with about `ROWS` messages at a time: some are long, and all are read at once. */
function toSteps(conversations: MessageDto[]): MessageDto[][] {
  const steps: MessageDto[][] = [];
  let rows = ROWS;
  for (const conversation of conversations) {
    if (rows >= ROWS) {
      steps.push([]);
      rows = 0;
    }
    steps.at(-1)!.push(conversation);
    rows += conversation.messageCount;
  }
  return steps;
}
