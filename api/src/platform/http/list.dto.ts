import { PAGE } from '@ringtag/contracts';
import { BooleanField, IntField, QueryIntField, StringField } from './fields';

/** The query of a list that has pages but no search. */
export class PageQuery {
  @QueryIntField({ optional: true, min: 1, max: 1_000_000 }) page: number = 1;
  @QueryIntField({ optional: true, min: 1, max: PAGE.max }) pageSize: number = PAGE.size;
}

/** The query of a list with a search. */
export class ListQuery extends PageQuery {
  @StringField({ optional: true, max: 100, description: 'Text to search for' }) q?: string;
}

/** The answer of every list; subclasses add the items. */
export class ListDto {
  @IntField() total!: number;
  @IntField() page!: number;
  @IntField() pageSize!: number;
}

/** The answer of a list that may be too long to be counted for each page (ADR 23). */
export class LongListDto extends ListDto {
  @BooleanField({
    description:
      'Whether there are more rows behind the last page: pages reach 10,000, and `total` says no more where counting would take long',
  })
  more!: boolean;
}
