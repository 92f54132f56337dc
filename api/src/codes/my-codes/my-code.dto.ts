import { PickType } from '@nestjs/swagger';
import { CODE_SORTS, LENGTH, NOTIFY_MODES, PAGE_KINDS } from '@ringtag/contracts';
import type { CodeSort, NotifyMode, PageKind } from '@ringtag/contracts';
import {
  BooleanField,
  EnumField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, ListType } from '../../platform/http/list.dto';
import { CardDto } from '../cards/card.dto';
import { GiftDto } from '../gifts/gift.dto';
import { ListedItemDto } from '../items/item.dto';
import { LostCodeDto } from '../lost/lost-code.dto';
import { QrDesignDto } from '../qr/qr-design.dto';
import { TemplateDto } from '../templates/template.dto';

/** The statuses that an owner may set. Only administrators disable a code. */
const OWNER_STATUSES = ['active', 'inactive'] as const;

const SHARED = ['id', 'alias', 'url', 'label', 'status', 'digital', 'thumbnail'] as const;

/** A code as its owner sees it. The label is the owner's. */
export class MyCodeDto extends PickType(ListedItemDto, SHARED) {
  @EnumField(NOTIFY_MODES, 'NotifyMode') notify!: NotifyMode;

  @BooleanField({
    description: 'Whether new messages of senders who have not confirmed an email address are held',
  })
  holdsUnproved!: boolean;

  @TimeField() activatedAt!: Date;
  @IntField({ description: 'All scans since the first, without the looks of its owner' }) scans!: number;

  @StringField({ nullable: true, description: 'Day (UTC, YYYY-MM-DD) of the latest scan' })
  lastScanDay!: string | null;

  @BooleanField({ description: 'Whether somebody scanned it since it was activated, the owner included' })
  tried!: boolean;

  @IntField() unreadMessages!: number;

  @ObjectField(() => LostCodeDto, { nullable: true, description: 'Null unless the owner has lost it' })
  lost!: LostCodeDto | null;
}

export class MyCodeDetailDto extends MyCodeDto {
  @EnumField(PAGE_KINDS, 'PageKind', {
    description:
      'What the scan page is for: a thing that somebody may find, or a person who gives out a contact',
  })
  pageKind!: PageKind;

  @EnumField(PAGE_KINDS, 'PageKind', { description: 'The kind that the public fields suggest' })
  guessedPageKind!: PageKind;

  @ObjectField(() => TemplateDto, { nullable: true, description: 'Null while the owner has saved none' })
  template!: TemplateDto | null;

  @ObjectField(() => CardDto, { nullable: true, description: 'Null while the owner has saved none' })
  card!: CardDto | null;

  @ObjectField(() => QrDesignDto, { nullable: true, description: 'Null while the owner has designed none' })
  design!: QrDesignDto | null;

  @ObjectField(() => GiftDto, { nullable: true, description: 'Null while it is given to nobody' })
  gift!: GiftDto | null;

  @ObjectField(() => QrDesignDto, { description: 'How it looks without one' }) startDesign!: QrDesignDto;
}

export class MyCodeListDto extends ListType(MyCodeDto) {
  @IntField({ description: 'Codes held now, whatever was searched for' }) activeCodes!: number;
  @IntField({ description: 'How many the account may hold' }) activationLimit!: number;
  @BooleanField({ description: 'Whether codes can be made without a sticker' }) digitalOffered!: boolean;
}

export class MyCodeListQuery extends ListQuery {
  @EnumField(CODE_SORTS, 'CodeSort', { optional: true }) sort: CodeSort = 'newest';
}

export class ChangeMyCodeDto {
  @StringField({ optional: true, nullable: true, max: LENGTH.label.max }) label?: string | null;
  @EnumField(OWNER_STATUSES, 'OwnerStatus', { optional: true }) status?: (typeof OWNER_STATUSES)[number];
  @EnumField(NOTIFY_MODES, 'NotifyMode', { optional: true }) notify?: NotifyMode;
  @BooleanField({ optional: true }) holdsUnproved?: boolean;
}

export class ChoosePageDto {
  @EnumField(PAGE_KINDS, 'PageKind') pageKind!: PageKind;
}
