import { OmitType } from '@nestjs/swagger';
import { BATCH, ITEM_STATUSES, type ItemStatus, LENGTH } from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EnumField,
  IdField,
  IntField,
  StringField,
  TimeField,
} from '../platform/http/fields';
import { ListDto, ListQuery } from '../platform/http/list.dto';

/** A QR code as administrators see it. */
export class ItemDto {
  @IdField()
  id!: string;

  @StringField()
  alias!: string;

  @StringField({ description: 'What the QR code leads to' })
  url!: string;

  @IdField()
  projectId!: string;

  @StringField({ nullable: true })
  label!: string | null;

  @EnumField(ITEM_STATUSES, 'ItemStatus')
  status!: ItemStatus;

  @BooleanField()
  activatable!: boolean;

  @BooleanField()
  viewOnly!: boolean;

  @IntField({ nullable: true })
  maxActivations!: number | null;

  @IntField()
  activationCount!: number;

  @BooleanField({ description: 'Whether somebody holds the code now' })
  activated!: boolean;

  @TimeField()
  createdAt!: Date;
}

export class ItemListDto extends ListDto {
  @ArrayField(() => ItemDto)
  items!: ItemDto[];
}

export class ItemListQuery extends ListQuery {
  @EnumField(ITEM_STATUSES, 'ItemStatus', { optional: true })
  status?: ItemStatus;

  @EnumField(['true', 'false'], 'ItemActivatedFilter', { optional: true })
  activated?: 'true' | 'false';
}

/** Which items of a project are meant. */
export class ItemFilterDto extends OmitType(ItemListQuery, ['page', 'pageSize']) {}

export class NewItemDto {
  @StringField({
    optional: true,
    pattern: /^[A-Za-z0-9-]{3,32}$/,
    min: LENGTH.alias.min,
    max: LENGTH.alias.max,
    description: 'Random when absent',
  })
  alias?: string;

  @StringField({ optional: true, max: LENGTH.label.max })
  label?: string;
}

/** Either `count` random codes or the named `items`. */
export class NewItemsDto {
  @IntField({ optional: true, min: 1, max: BATCH.max })
  count?: number;

  @ArrayField(() => NewItemDto, { optional: true, min: 1, max: BATCH.max })
  items?: NewItemDto[];

  @BooleanField({ optional: true, description: "The project's default when absent" })
  activatable?: boolean;
}

export class CreatedItemsDto {
  @ArrayField(() => ItemDto)
  items!: ItemDto[];

  @IntField()
  total!: number;
}

export class ChangeItemDto {
  @StringField({ optional: true, nullable: true, max: LENGTH.label.max })
  label?: string | null;

  @EnumField(ITEM_STATUSES, 'ItemStatus', { optional: true })
  status?: ItemStatus;

  @BooleanField({ optional: true })
  activatable?: boolean;

  @BooleanField({ optional: true })
  viewOnly?: boolean;

  @IntField({ optional: true, nullable: true, min: 0, max: 1_000_000 })
  maxActivations?: number | null;
}
