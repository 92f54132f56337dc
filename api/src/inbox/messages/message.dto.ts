import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  CONVERSATION_SIDES,
  LENGTH,
  MESSAGE_ACTIONS,
  MESSAGE_KINDS,
  MESSAGE_VIEWS,
  PAGE,
} from '@ringtag/contracts';
import type { ConversationSide, MessageAction, MessageKind, MessageView } from '@ringtag/contracts';
import { CsvQuery } from '../../platform/http/csv';
import {
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  IdListField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, LongListType } from '../../platform/http/list.dto';
import { AuthorDto } from '../readers/author.dto';

export class SenderDto {
  @StringField({ optional: true, max: LENGTH.name.max }) name?: string;
  @EmailField({ optional: true }) email?: string;
  @StringField({ optional: true, max: LENGTH.phone.max }) phone?: string;
}

/** A message as a scanner sends it. */
export class NewMessageDto {
  @EnumField(MESSAGE_KINDS, 'MessageKind') kind!: MessageKind;
  @StringField({ lines: true, min: 1, max: LENGTH.messageBody.max }) body!: string;
  @ObjectField(() => SenderDto, { optional: true }) sender?: SenderDto;
  @EmailField({ optional: true, description: 'Where answers are mailed. Nobody sees it, not even the owner' })
  answersTo?: string;

  @StringField({ max: 100 }) formToken!: string;
  @StringField({ optional: true, max: 200, description: 'Left empty by people' }) website?: string;
}

export class MessageCodeDto {
  @IdField() id!: string;
  @StringField() alias!: string;
  @StringField({ nullable: true, description: "The owner's own name for the code" }) label!: string | null;
}

export class MessageSenderDto {
  @StringField({ nullable: true, max: LENGTH.name.max }) name!: string | null;
  @StringField({ nullable: true }) email!: string | null;
  @StringField({ nullable: true }) phone!: string | null;

  @IntField({
    nullable: true,
    description:
      'Tells the senders of a code who left no name apart. Null with a name, and for older messages',
  })
  number!: number | null;

  @StringField({
    optional: true,
    description: 'What a telephone dials for the number, where that is not just its digits',
  })
  dialled?: string | undefined;
}

export class LastMessageDto {
  @EnumField(CONVERSATION_SIDES, 'ConversationSide') side!: ConversationSide;
  @StringField({ description: 'Its beginning' }) body!: string;

  @ObjectField(() => AuthorDto, {
    optional: true,
    description: 'Who wrote it for the side of the owner, where it was not the reader',
  })
  author?: AuthorDto;
}

/** Of a message to somebody whom the reader helps. */
export class HelpedOwnerDto {
  @StringField({ nullable: true, max: LENGTH.name.max }) name!: string | null;
}

/** A message with what its conversation has become. */
export class MessageDto {
  @IdField() id!: string;
  @EnumField(MESSAGE_KINDS, 'MessageKind') kind!: MessageKind;
  @StringField() body!: string;
  @ObjectField(() => MessageSenderDto) sender!: MessageSenderDto;
  @ObjectField(() => MessageCodeDto) code!: MessageCodeDto;
  @TimeField() createdAt!: Date;
  @TimeField({ description: 'When something was written in its conversation last' }) activeAt!: Date;
  @IntField({ description: 'Of its conversation, with itself' }) messageCount!: number;
  @ObjectField(() => LastMessageDto, { description: 'The latest message of its conversation' })
  lastMessage!: LastMessageDto;

  @TimeField({ nullable: true }) readAt!: Date | null;
  @TimeField({ nullable: true }) archivedAt!: Date | null;

  @TimeField({
    nullable: true,
    description:
      'Since when it waits until its sender has confirmed an email address. It counts as archived as long, but is not in the archive',
  })
  heldAt!: Date | null;

  @TimeField({ nullable: true, description: 'When the owner reported it to the administrators' })
  reportedAt!: Date | null;

  @TimeField({ nullable: true, description: 'When a side said that its conversation is solved' })
  solvedAt!: Date | null;

  @ObjectField(() => HelpedOwnerDto, {
    optional: true,
    description: 'The owner of the code, where the reader helps to answer',
  })
  helping?: HelpedOwnerDto;
}

/** The conversations with which somebody helps. */
export class HelpedMessagesDto extends LongListType(MessageDto) {}

export class MessageListDto extends LongListType(MessageDto) {
  @IntField({ description: 'Unread messages in the whole inbox' }) unread!: number;
  @BooleanField({ description: 'Whether the reader also helps others to answer' }) helps!: boolean;
  @IntField({ description: 'All messages that are held' }) held!: number;

  @IntField({ nullable: true, description: 'Days after which messages are deleted; null when they are kept' })
  retentionDays!: number | null;
}

export class MessageListQuery extends ListQuery {
  @EnumField(['true', 'false'], 'MessageUnreadFilter', { optional: true }) unread?: 'true' | 'false';
  @EnumField(['true', 'false'], 'MessageArchivedFilter', { optional: true }) archived?: 'true' | 'false';

  @EnumField(['true', 'false'], 'MessageHeldFilter', {
    optional: true,
    description: 'Only messages that are held, which no other list has',
  })
  held?: 'true' | 'false';

  @IdField({ optional: true, description: 'One of the own codes' }) code?: string;
  @EnumField(MESSAGE_KINDS, 'MessageKind', { optional: true }) kind?: MessageKind;
}

/** The filters of the list, without its pages. */
export class MessageExportQuery extends IntersectionType(
  OmitType(MessageListQuery, ['page', 'pageSize']),
  CsvQuery,
) {}

export class ChangeMessageDto {
  @BooleanField({ optional: true }) read?: boolean;
  @BooleanField({ optional: true }) archived?: boolean;
}

export class MessageFilterDto extends PickType(MessageListQuery, ['code', 'kind', 'q']) {
  @EnumField(MESSAGE_VIEWS, 'MessageView', {
    optional: true,
    description: 'All that is neither archived nor held if left out',
  })
  show?: MessageView;
}

/** Takes exactly one of `ids`, `filter` and `change`. */
export class BulkMessagesDto {
  @IdListField({ optional: true, min: 1, max: PAGE.max }) ids?: string[];

  @ObjectField(() => MessageFilterDto, { optional: true, description: 'All messages that match' })
  filter?: MessageFilterDto;

  @IdField({ optional: true, description: 'What an earlier bulk change changed, to undo it' })
  change?: string;

  @EnumField(MESSAGE_ACTIONS, 'MessageAction') action!: MessageAction;
}

export class BulkChangeDto {
  @IntField() changed!: number;
  @IdField({ description: 'Names exactly the messages that changed, for undoing it' }) change!: string;
}
