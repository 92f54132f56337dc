import { SHEET } from '@ringtag/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import type { ItemEntity } from '../tables/item.entity';
import { ValidationError } from '../../platform/errors/domain-error';

/** Throws a validation error for no codes, or more than one file holds. */
export async function assertPrintable(selected: SelectQueryBuilder<ItemEntity>): Promise<void> {
  const count = await selected.clone().getCount();
  if (count > 0 && count <= SHEET.codes.max) return;
  const message = `Choose 1 to ${SHEET.codes.max} codes; these are ${count}`;
  throw new ValidationError([{ field: 'filter', code: 'count', message }]);
}
