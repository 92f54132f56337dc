import { PickType } from '@nestjs/swagger';
import {
  NOT_ACTIVATABLE_REASONS,
  type NotActivatableReason,
  SCAN_STATES,
  type ScanState,
} from '@ringtag/contracts';
import {
  BooleanField,
  EnumField,
  EnumListField,
  IdField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListType } from '../../platform/http/list.dto';
import { TemplateDto } from '../templates/template.dto';
import { ItemDto } from './item.dto';

/** Somebody who holds or held a code. */
export class ItemHolderDto {
  @IdField() id!: string;
  @StringField({ nullable: true, description: 'Null when the account is deleted' }) name!: string | null;
}

/** All that administrators see of a code: what a scanner sees and who holds it, but not the text of messages. */
export class ItemDetailDto extends ItemDto {
  @StringField() projectName!: string;
  @EnumField(SCAN_STATES, 'ScanState', { description: 'What a scanner meets' }) state!: ScanState;
  @EnumListField(NOT_ACTIVATABLE_REASONS, 'NotActivatableReason') reasons!: NotActivatableReason[];
  @ObjectField(() => ItemHolderDto, { nullable: true }) owner!: ItemHolderDto | null;
  @IntField({ description: 'Messages to all who hold or held the code' }) messageCount!: number;

  @BooleanField({ description: 'Activating it takes the secret that comes with it' }) hasSecret!: boolean;

  @ObjectField(() => TemplateDto, { nullable: true, description: "The owner's own texts, if there are any" })
  template!: TemplateDto | null;
}

/** A code that an account holds. The label is the administrators'; the owner's name for the code is private. */
class HeldCodeDto extends PickType(ItemDto, ['id', 'alias', 'label', 'digital']) {}

export class HeldCodeListDto extends ListType(HeldCodeDto) {}

/** The time for which somebody holds or held a code. */
class ItemActivationDto {
  @IdField() id!: string;
  @ObjectField(() => ItemHolderDto) holder!: ItemHolderDto;
  @TimeField() activatedAt!: Date;
  @TimeField({ nullable: true, description: 'Null while it lasts' }) endedAt!: Date | null;
  @IntField() messageCount!: number;
}

export class ItemActivationListDto extends ListType(ItemActivationDto, 'The latest first') {}
