import { type EntityManager, type EntityTarget, In } from 'typeorm';

/**
 * Holds rows until the transaction ends, in the order of their ids: of two who hold several, one waits. Answers how many
 * there are. What is read afterwards is what others left.
 */
export async function holdRows<T extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly string[],
): Promise<number> {
  const { affected = 0 } = await manager
    .createQueryBuilder()
    .update(entity)
    // By ids alone: with another column the database might go by another index, in another order.
    .where({ id: In([...new Set(ids)].sort()) })
    .set({ id: () => 'id' } as never)
    .execute();
  return affected;
}
