import { ITEM_STATUSES, type ItemStatus, LENGTH, NOTIFY_MODES, type NotifyMode } from '@ringtag/contracts';
import {
  ArrayField,
  EnumField,
  IdField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../platform/http/fields';
import { TemplateDto } from '../templates/template.dto';
import { ListDto } from '../platform/http/list.dto';

/** What an owner may set: pausing, not disabling. */
const OWNER_STATUSES = ['active', 'inactive'] as const;

/** A code as its owner sees it. */
export class MyCodeDto {
  @IdField()
  id!: string;

  @StringField()
  alias!: string;

  @StringField({ description: 'What the QR code leads to' })
  url!: string;

  @StringField({ nullable: true })
  label!: string | null;

  @EnumField(ITEM_STATUSES, 'ItemStatus')
  status!: ItemStatus;

  @EnumField(NOTIFY_MODES, 'NotifyMode')
  notify!: NotifyMode;

  @TimeField()
  activatedAt!: Date;

  @IntField({ description: 'All scans since the first' })
  scans!: number;

  @IntField()
  unreadMessages!: number;
}

export class MyCodeDetailDto extends MyCodeDto {
  @ObjectField(() => TemplateDto, { nullable: true, description: 'Null while the owner has saved none' })
  template!: TemplateDto | null;
}

export class MyCodeListDto extends ListDto {
  @ArrayField(() => MyCodeDto)
  items!: MyCodeDto[];
}

export class ChangeMyCodeDto {
  @StringField({ optional: true, nullable: true, max: LENGTH.label.max })
  label?: string | null;

  @EnumField(OWNER_STATUSES, 'OwnerStatus', { optional: true })
  status?: (typeof OWNER_STATUSES)[number];

  @EnumField(NOTIFY_MODES, 'NotifyMode', { optional: true })
  notify?: NotifyMode;
}
