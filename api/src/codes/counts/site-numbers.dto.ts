import { ArrayField, IntField, StringField } from '../../platform/http/fields';

export class SiteDayDto {
  @StringField({ description: 'YYYY-MM-DD (UTC)' }) day!: string;
  @IntField() scans!: number;
  @IntField() activations!: number;
}

/** What administrators see of the whole site. */
export class SiteNumbersDto {
  @IntField() projects!: number;
  @IntField() codes!: number;
  @IntField({ description: 'Codes that somebody holds now' }) activatedCodes!: number;
  @ArrayField(() => SiteDayDto, { description: 'The last 90 days, oldest first, today last' })
  days!: SiteDayDto[];
}
