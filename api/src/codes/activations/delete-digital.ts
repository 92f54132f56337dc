import countBy from 'lodash/countBy';
import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { countCodes } from '../counts/project-counts';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';

/** As it was read before its activation ended. */
type DigitalCode = Pick<ItemEntity, 'id' | 'projectId' | 'currentActivationId'>;

/**
 * Deletes digital codes whose activations have just ended, with their scans. The activations keep the aliases. The
 * caller has locked the projects and the codes.
 */
export async function deleteDigital(manager: EntityManager, items: DigitalCode[]): Promise<void> {
  if (items.length === 0) return;
  const ids = map(items, 'id');
  for (const [projectId, count] of Object.entries(countBy(items, 'projectId')))
    await countCodes(manager, projectId, { items: -count });
  await manager
    .createQueryBuilder()
    .update(ActivationEntity)
    .set({ deletedAlias: () => '(SELECT alias FROM items WHERE items.id = activations.itemId)' })
    .where({ id: In(map(items, 'currentActivationId')) })
    .execute();
  await manager.delete(ItemEntity, { id: In(ids) });
  await manager.delete(ScanCountEntity, { itemId: In(ids) });
}
