import { ArrayField, IdField, StringField, TimeField } from '../../platform/http/fields';
import { ListDto } from '../../platform/http/list.dto';

export class BlockedSenderDto {
  @IdField() id!: string;
  @StringField({ description: 'E-mail address or phone number' }) address!: string;
  @TimeField() createdAt!: Date;
}

export class BlockedSendersDto {
  @ArrayField(() => BlockedSenderDto) items!: BlockedSenderDto[];
}

export class BlockedSenderListDto extends ListDto {
  @ArrayField(() => BlockedSenderDto) items!: BlockedSenderDto[];
}

export class BlockSenderDto {
  @IdField({ description: 'A message that the sender left an address or a number with' }) messageId!: string;
}
