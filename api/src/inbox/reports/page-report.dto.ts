import { ITEM_STATUSES, type ItemStatus, LENGTH } from '@ringtag/contracts';
import { EnumField, IdField, ObjectField, StringField, TimeField } from '../../platform/http/fields';
import { LongListType, PageQuery } from '../../platform/http/list.dto';
import { ReportedCodeDto, ReportPersonDto } from './report.dto';

/** What somebody writes about the page of a code. */
export class NewPageReportDto {
  @StringField({ lines: true, min: 1, max: LENGTH.reason.max }) reason!: string;
}

export class ReportedPageDto extends ReportedCodeDto {
  @EnumField(ITEM_STATUSES, 'ItemStatus', { nullable: true, description: 'Null once the code was deleted' })
  status!: ItemStatus | null;
}

/** A page of a code that somebody reported. Who did is not known. */
export class PageReportDto {
  @IdField() id!: string;
  @ObjectField(() => ReportedPageDto) code!: ReportedPageDto;
  @StringField() reason!: string;
  @TimeField() createdAt!: Date;
  @TimeField({ nullable: true, description: 'When an administrator was done with it' })
  settledAt!: Date | null;
  @ObjectField(() => ReportPersonDto, {
    nullable: true,
    description: 'Null, too, when the account is deleted',
  })
  settledBy!: ReportPersonDto | null;
}

export class PageReportListDto extends LongListType(PageReportDto) {}

export class PageReportListQuery extends PageQuery {
  @EnumField(['true', 'false'], 'PageReportSettledFilter', {
    optional: true,
    description: 'Those that are settled, instead of those that are open',
  })
  settled?: 'true' | 'false';
}
