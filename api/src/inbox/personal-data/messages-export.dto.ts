import {
  CONVERSATION_SIDES,
  type ConversationSide,
  MESSAGE_KINDS,
  type MessageKind,
} from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EnumField,
  ObjectField,
  StringField,
  StringListField,
  TimeField,
} from '../../platform/http/fields';
import { ConversationPlaceDto } from '../attachments/attachment.dto';

export class ExportedAnswerDto {
  @EnumField(CONVERSATION_SIDES, 'ConversationSide') side!: ConversationSide;
  @StringField() body!: string;

  @StringListField({ description: 'Where the photos can be downloaded while the message exists' })
  photos!: string[];

  @ObjectField(() => ConversationPlaceDto, { nullable: true }) place!: ConversationPlaceDto | null;
  @TimeField() createdAt!: Date;
}

/** What both sides said of a conversation besides its messages. */
export class ExportedStateDto {
  @TimeField({ nullable: true }) solvedAt!: Date | null;
  @EnumField(CONVERSATION_SIDES, 'ConversationSide', { nullable: true }) solvedBy!: ConversationSide | null;
  @BooleanField() thanked!: boolean;
  @StringField({ nullable: true }) thanks!: string | null;
  @BooleanField() ownerSharesPhone!: boolean;
  @StringField({ nullable: true }) senderPhone!: string | null;
}

class ExportedMessageDto {
  @StringField({ nullable: true, description: 'The alias of the code it came through' }) code!: string | null;
  @EnumField(MESSAGE_KINDS, 'MessageKind') kind!: MessageKind;
  @StringField() body!: string;
  @StringField({ nullable: true }) senderName!: string | null;
  @StringField({ nullable: true }) senderEmail!: string | null;
  @StringField({ nullable: true }) senderPhone!: string | null;
  @TimeField() createdAt!: Date;
  @TimeField({ nullable: true }) readAt!: Date | null;
  @TimeField({ nullable: true }) archivedAt!: Date | null;
  @TimeField({ nullable: true }) reportedAt!: Date | null;
  @ArrayField(() => ExportedAnswerDto) conversation!: ExportedAnswerDto[];
  @ObjectField(() => ExportedStateDto, { nullable: true }) state!: ExportedStateDto | null;
}

class ExportedBlockedSenderDto {
  @StringField({ description: 'Empty for a sender who left none' }) address!: string;
  @StringField({ nullable: true, description: 'Of a sender who left no address' }) name!: string | null;
  @TimeField() createdAt!: Date;
}

/** The inbox's part of a person's exported data. */
export class ExportedMessagesPartDto {
  @ArrayField(() => ExportedMessageDto) messages!: ExportedMessageDto[];
  @ArrayField(() => ExportedBlockedSenderDto) blockedSenders!: ExportedBlockedSenderDto[];
  @StringListField({ nullable: true, description: 'Null if the person never changed them' })
  quickReplies!: string[] | null;
}
