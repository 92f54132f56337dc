import { OmitType } from '@nestjs/swagger';
import { CONVERSATION_ENDS, type ConversationEnd, LENGTH, type Locale, LOCALES } from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  ObjectField,
  QueryIntField,
  StringField,
} from '../../platform/http/fields';
import { NewPlaceDto } from '../attachments/attachment.dto';
import { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { ConversationStateDto } from '../conversation-states/conversation-state.dto';
import { AuthorDto } from '../readers/author.dto';

/** The highest position, and more than any conversation gets to. */
const MOST = 1_000_000;

export class ConversationDto extends ConversationStateDto {
  @StringField({ description: 'The alias of the code it came through' }) alias!: string;
  @StringField({ nullable: true, description: 'The name on the page of the code' }) ownerName!: string | null;
  @ArrayField(() => ConversationMessageDto) messages!: ConversationMessageDto[];
  @IntField({ description: 'Of all messages, also those that are not in this answer' }) messageCount!: number;
  @IntField({ description: 'How many of them the owner has seen' }) ownerSeen!: number;
  @IntField({ description: 'How many of them the sender has seen' }) senderSeen!: number;

  @EnumField(CONVERSATION_ENDS, 'ConversationEnd', {
    nullable: true,
    description: 'Why nobody can write; null while both sides can',
  })
  end!: ConversationEnd | null;
}

export class OwnerMessageDto extends ConversationMessageDto {
  @ObjectField(() => AuthorDto, {
    optional: true,
    description: 'Who wrote it for the side of the owner, where it was not the reader',
  })
  author?: AuthorDto;
}

export class OwnerConversationDto extends OmitType(ConversationDto, ['messages']) {
  @ArrayField(() => OwnerMessageDto) messages!: OwnerMessageDto[];
  @BooleanField({ description: 'Whether people help the owner with this code' }) helped!: boolean;

  @BooleanField({ description: 'Whether the owner shares the number of the profile here' })
  ownerSharesPhone!: boolean;

  @StringField({
    nullable: true,
    description: "The number of the owner's profile, shared or not. Null for helpers",
  })
  profilePhone!: string | null;
}

export class ConversationQuery {
  @QueryIntField({ optional: true, min: 1, max: MOST, description: 'Only messages before this position' })
  before?: number;
}

export class NewConversationMessageDto {
  @StringField({
    lines: true,
    max: LENGTH.messageBody.max,
    description: 'May be empty beside a photo or a place',
  })
  body!: string;

  @ObjectField(() => NewPlaceDto, { optional: true }) place?: NewPlaceDto;

  @IdField({ description: 'A new UUID for each message. Sent twice, it is one message' })
  submission!: string;
}

export class AnswersToDto {
  @EmailField() address!: string;
  @EnumField(LOCALES, 'Locale', { optional: true }) locale?: Locale;
}

/** What a browser notes of a conversation that it remembers. Its link is in a cookie that no script can read. */
export class RememberedConversationDto {
  @StringField() alias!: string;
  @StringField({ description: 'Names the activation, as the answer to a scan does' }) mark!: string;
}

export class SeenDto {
  @IntField({ min: 1, max: MOST, description: 'How many messages of the conversation have been shown' })
  count!: number;
}

export class ConversationLinkDto {
  @StringField({ description: 'The new token. The one before opens nothing any more' }) conversation!: string;
}
