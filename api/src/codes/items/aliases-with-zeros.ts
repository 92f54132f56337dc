import { type EntityManager, Like } from 'typeorm';
import { ItemEntity } from '../tables/item.entity';

const DIGITS = /^\d+$/;

const dropZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * Spreadsheets take an alias of digits for a number, and drop the zeros before it.
 * @returns a function that finds the alias in a project that becomes the given one without them
 */
export async function readAliasesWithZeros(
  manager: EntityManager,
  projectId: string,
  aliases: readonly string[],
): Promise<(alias: string) => string | undefined> {
  if (!aliases.some((alias) => DIGITS.test(alias))) return () => undefined;
  const where = { projectId, alias: Like('0%') };
  const rows = await manager.find(ItemEntity, { select: { alias: true }, where });
  const known = new Map(
    rows.flatMap(({ alias }) => (DIGITS.test(alias) ? [[dropZeros(alias), alias] as const] : [])),
  );
  return (alias) => (DIGITS.test(alias) ? known.get(dropZeros(alias)) : undefined);
}
