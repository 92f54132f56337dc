import { LENGTH, MESSAGE_KINDS, type MessageKind } from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EnumField,
  IdField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../platform/http/fields';
import { ListDto, ListQuery } from '../platform/http/list.dto';

export class MessageCodeDto {
  @IdField()
  id!: string;

  @StringField()
  alias!: string;

  @StringField({ nullable: true, description: "The owner's own name for the code" })
  label!: string | null;
}

export class MessageSenderDto {
  @StringField({ nullable: true, max: LENGTH.name.max })
  name!: string | null;

  @StringField({ nullable: true })
  email!: string | null;

  @StringField({ nullable: true })
  phone!: string | null;
}

export class MessageDto {
  @IdField()
  id!: string;

  @EnumField(MESSAGE_KINDS, 'MessageKind')
  kind!: MessageKind;

  @StringField()
  body!: string;

  @ObjectField(() => MessageSenderDto)
  sender!: MessageSenderDto;

  @ObjectField(() => MessageCodeDto)
  code!: MessageCodeDto;

  @TimeField()
  createdAt!: Date;

  @TimeField({ nullable: true })
  readAt!: Date | null;

  @TimeField({ nullable: true })
  archivedAt!: Date | null;
}

export class MessageListDto extends ListDto {
  @ArrayField(() => MessageDto)
  items!: MessageDto[];

  @IntField({ description: 'Unread messages in the whole inbox' })
  unread!: number;
}

export class MessageListQuery extends ListQuery {
  @EnumField(['true', 'false'], 'MessageUnreadFilter', { optional: true })
  unread?: 'true' | 'false';

  @EnumField(['true', 'false'], 'MessageArchivedFilter', { optional: true })
  archived?: 'true' | 'false';
}

export class ChangeMessageDto {
  @BooleanField({ optional: true })
  read?: boolean;

  @BooleanField({ optional: true })
  archived?: boolean;
}
