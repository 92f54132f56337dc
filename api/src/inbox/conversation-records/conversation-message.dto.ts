import { ATTACHMENT, CONVERSATION_SIDES, type ConversationSide } from '@ringtag/contracts';
import {
  ArrayField,
  EnumField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ConversationPhotoDto, ConversationPlaceDto } from '../attachments/attachment.dto';

export class ConversationMessageDto {
  @IntField({ description: '0 for the message that opened the conversation, then without gaps' })
  position!: number;

  @EnumField(CONVERSATION_SIDES, 'ConversationSide') side!: ConversationSide;
  @StringField({ description: 'Empty where photos or a place say it all' }) body!: string;
  @ArrayField(() => ConversationPhotoDto, { max: ATTACHMENT.photos }) photos!: ConversationPhotoDto[];
  @ObjectField(() => ConversationPlaceDto, { nullable: true }) place!: ConversationPlaceDto | null;
  @TimeField() createdAt!: Date;
}
