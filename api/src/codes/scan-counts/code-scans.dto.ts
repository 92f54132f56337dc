import { SCAN_DAYS } from '@ringtag/contracts';
import { ArrayField, IntField, QueryIntField, StringField } from '../../platform/http/fields';

export class CodeScansQuery {
  @QueryIntField({ optional: true, min: 1, max: SCAN_DAYS.max }) days: number = SCAN_DAYS.shown;
}

export class ScansOfDayDto {
  @StringField({ description: 'YYYY-MM-DD (UTC)' }) day!: string;
  @IntField() scans!: number;
}

export class CodeScansDto {
  @ArrayField(() => ScansOfDayDto, { description: 'Oldest first, today last' }) days!: ScansOfDayDto[];
  @IntField({ description: 'All scans since the first' }) total!: number;
}
