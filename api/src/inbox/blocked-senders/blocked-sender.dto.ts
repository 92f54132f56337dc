import { IdField, IntField, StringField, TimeField } from '../../platform/http/fields';
import { ItemsType, ListType } from '../../platform/http/list.dto';

export class BlockedSenderDto {
  @IdField() id!: string;
  @StringField({ description: 'Email address or phone number; empty for a conversation' }) address!: string;

  @IdField({
    nullable: true,
    description: 'Of a sender who left neither: the message that opened the conversation',
  })
  messageId!: string | null;

  @StringField({ nullable: true, description: 'The name in that message' }) senderName!: string | null;

  @IntField({ nullable: true, description: 'The number of a sender without a name in that message' })
  senderNumber!: number | null;

  @TimeField({ nullable: true, description: 'When that message was written' }) wroteAt!: Date | null;
  @TimeField() createdAt!: Date;
}

export class BlockedSendersDto extends ItemsType(BlockedSenderDto) {}

export class BlockedSenderListDto extends ListType(BlockedSenderDto) {}

export class BlockSenderDto {
  @IdField() messageId!: string;
}
