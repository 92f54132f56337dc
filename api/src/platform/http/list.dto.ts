import type { Type } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { PAGE } from '@ringtag/contracts';
import { ArrayField, BooleanField, IntField, QueryIntField, StringField } from './fields';

/** The query of a list that has pages but no search. */
export class PageQuery {
  @QueryIntField({ optional: true, min: 1, max: 1_000_000 }) page: number = 1;
  @QueryIntField({ optional: true, min: 1, max: PAGE.max }) pageSize: number = PAGE.size;
}

/** The query of a list with a search. */
export class ListQuery extends PageQuery {
  @StringField({ optional: true, max: 100, description: 'Text to search for' }) q?: string;
}

class ListDto {
  @IntField() total!: number;
  @IntField() page!: number;
  @IntField() pageSize!: number;
}

class LongListDto extends ListDto {
  @BooleanField({
    description:
      'Whether there are more rows behind the last page: pages reach 10,000, and `total` says no more where counting would take long',
  })
  more!: boolean;
}

/** The answer with all such items. */
export function ItemsType<Item extends object>(item: Type<Item>, description?: string) {
  class Items {
    @ArrayField(() => item, { description }) items!: Item[];
  }
  return Items;
}

/** The answer with a page of such items. */
export function ListType<Item extends object>(item: Type<Item>, description?: string) {
  return IntersectionType(ListDto, ItemsType(item, description));
}

/** The answer with a page of a list that may be too long to be counted for each page (ADR 23). */
export function LongListType<Item extends object>(item: Type<Item>) {
  return IntersectionType(LongListDto, ItemsType(item));
}
