import { IntersectionType, OmitType } from '@nestjs/swagger';
import {
  BATCH,
  BULK_IDS_MAX,
  BULK_SKIPS,
  type BulkSkip,
  CHOSEN_ALIAS,
  ITEM_SORTS,
  ITEM_STATUSES,
  type ItemSort,
  type ItemStatus,
  LENGTH,
  MAX_ACTIVATIONS,
} from '@ringtag/contracts';
import { CsvQuery } from '../../platform/http/csv';
import {
  ArrayField,
  BooleanField,
  EnumField,
  IdField,
  IdListField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, ItemsType, LongListType } from '../../platform/http/list.dto';

/** A QR code as administrators see it. */
export class ItemDto {
  @IdField() id!: string;
  @StringField() alias!: string;
  @StringField({ description: 'What the QR code leads to' }) url!: string;
  @IdField() projectId!: string;
  @StringField({ nullable: true }) label!: string | null;
  @EnumField(ITEM_STATUSES, 'ItemStatus') status!: ItemStatus;
  @BooleanField() activatable!: boolean;
  @BooleanField() viewOnly!: boolean;
  @IntField({ nullable: true }) maxActivations!: number | null;

  @IdField({ nullable: true, description: 'How it looks; null is as the project says' })
  presetId!: string | null;

  @IntField() activationCount!: number;
  @BooleanField({ description: 'Whether somebody holds the code now' }) activated!: boolean;

  @BooleanField({ description: 'Whether its owner made it without a sticker; given up, it is deleted' })
  digital!: boolean;

  @TimeField() createdAt!: Date;
}

export class ListedItemDto extends ItemDto {
  @StringField({ description: 'The path of a small picture of it. It changes with the design' })
  thumbnail!: string;
}

export class ItemListDto extends LongListType(ListedItemDto) {}

export class ItemListQuery extends ListQuery {
  @EnumField(ITEM_STATUSES, 'ItemStatus', { optional: true }) status?: ItemStatus;
  @EnumField(['true', 'false'], 'ItemActivatedFilter', { optional: true }) activated?: 'true' | 'false';
  @EnumField(['true', 'false'], 'ItemActivatableFilter', { optional: true }) activatable?: 'true' | 'false';
  @EnumField(ITEM_SORTS, 'ItemSort', { optional: true }) sort: ItemSort = 'newest';
}

/** Selects codes of a project. */
export class ItemFilterDto extends OmitType(ItemListQuery, ['page', 'pageSize', 'sort']) {}

export class ItemExportQuery extends IntersectionType(ItemFilterDto, CsvQuery) {}

export class FoundItemsQuery {
  @StringField({
    max: 100,
    description: 'How the alias begins, a whole address, or a part of the label that ends with it',
  })
  q!: string;
}

export class FoundItemsDto extends ItemsType(ItemDto) {}

export class NewItemDto {
  @StringField({
    optional: true,
    pattern: /^[A-Za-z0-9-]{6,32}$/,
    ...CHOSEN_ALIAS,
    description: 'Random when absent',
  })
  alias?: string;

  @StringField({ lines: true, optional: true, max: LENGTH.label.max }) label?: string;
}

/** Either `count` random codes or the named `items`. */
export class NewItemsDto {
  @IntField({ optional: true, min: 1, max: BATCH.max }) count?: number;
  @ArrayField(() => NewItemDto, { optional: true, min: 1, max: BATCH.max }) items?: NewItemDto[];
  @BooleanField({ optional: true, description: "The project's default when absent" }) activatable?: boolean;

  @IdField({ optional: true, description: 'How they look; as the project says when absent' })
  presetId?: string;
}

export class CreatedItemsDto extends ItemsType(ItemDto) {
  @IntField() total!: number;
}

export class ChangeItemDto {
  @StringField({ lines: true, optional: true, nullable: true, max: LENGTH.label.max }) label?: string | null;
  @EnumField(ITEM_STATUSES, 'ItemStatus', { optional: true }) status?: ItemStatus;
  @BooleanField({ optional: true }) activatable?: boolean;
  @BooleanField({ optional: true }) viewOnly?: boolean;
  @IntField({ optional: true, nullable: true, min: 0, max: MAX_ACTIVATIONS }) maxActivations?: number | null;
  @IdField({ optional: true, nullable: true }) presetId?: string | null;
}

/** The new values of many codes. What is left out does not change. */
export class BulkItemChangesDto extends OmitType(ChangeItemDto, ['label']) {
  @IdField({ optional: true, description: 'The project that the codes move to' }) projectId?: string;
}

/** Codes of one project: by their ids, or all that match. */
export class BulkItemsDto {
  @IdListField({ optional: true, min: 1, max: BULK_IDS_MAX }) ids?: string[];

  @ObjectField(() => ItemFilterDto, { optional: true, description: 'All codes that match' })
  filter?: ItemFilterDto;

  @ObjectField(() => BulkItemChangesDto) changes!: BulkItemChangesDto;
}

export class BulkItemSkipsDto {
  @EnumField(BULK_SKIPS, 'BulkSkip') reason!: BulkSkip;
  @IntField() count!: number;
}

export class BulkItemsAnswerDto {
  @IntField() changed!: number;

  @ArrayField(() => BulkItemSkipsDto, { description: 'Codes that stay as they are, and why' })
  skipped!: BulkItemSkipsDto[];
}
