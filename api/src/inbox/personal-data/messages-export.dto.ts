import { PickType } from '@nestjs/swagger';
import {
  ArrayField,
  BooleanField,
  IntField,
  ObjectField,
  StringField,
  StringListField,
} from '../../platform/http/fields';
import { BlockedSenderDto } from '../blocked-senders/blocked-sender.dto';
import { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { ConversationStateDto } from '../conversation-states/conversation-state.dto';
import { MessageDto } from '../messages/message.dto';

const ANSWER = ['side', 'body', 'place', 'createdAt'] as const;

export class ExportedAnswerDto extends PickType(ConversationMessageDto, ANSWER) {
  @StringListField({ description: 'Where the photos can be downloaded while the message exists' })
  photos!: string[];
}

const STATE = ['solvedAt', 'solvedBy', 'thanked', 'thanks', 'senderPhone'] as const;

/** What both sides said of a conversation besides its messages. */
export class ExportedStateDto extends PickType(ConversationStateDto, STATE) {
  @BooleanField() ownerSharesPhone!: boolean;
}

const MESSAGE = ['kind', 'body', 'createdAt', 'readAt', 'archivedAt', 'heldAt', 'reportedAt'] as const;

class ExportedMessageDto extends PickType(MessageDto, MESSAGE) {
  @StringField({ nullable: true, description: 'The alias of the code it came through' }) code!: string | null;
  @StringField({ nullable: true }) senderName!: string | null;
  @StringField({ nullable: true }) senderEmail!: string | null;
  @StringField({ nullable: true }) senderPhone!: string | null;
  @IntField({ nullable: true, description: 'Of a sender without a name' }) senderNumber!: number | null;
  @ArrayField(() => ExportedAnswerDto) conversation!: ExportedAnswerDto[];
  @ObjectField(() => ExportedStateDto, { nullable: true }) state!: ExportedStateDto | null;
}

class ExportedBlockedSenderDto extends PickType(BlockedSenderDto, ['createdAt']) {
  @StringField({ description: 'Empty for a sender who left none' }) address!: string;
  @StringField({ nullable: true, description: 'Of a sender who left no address' }) name!: string | null;
  @IntField({ nullable: true, description: 'Of a sender who left neither' }) number!: number | null;
}

/** The inbox's part of a person's exported data. */
export class ExportedMessagesPartDto {
  @ArrayField(() => ExportedMessageDto) messages!: ExportedMessageDto[];
  @ArrayField(() => ExportedBlockedSenderDto) blockedSenders!: ExportedBlockedSenderDto[];
  @StringListField({ nullable: true, description: 'Null if the person never changed them' })
  quickReplies!: string[] | null;
}
