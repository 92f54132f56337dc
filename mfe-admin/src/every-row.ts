import { PAGE } from '@ringtag/contracts';

/**
 * Returns all rows of a list, for a field that offers all of them. Reads page after page, with the largest page size.
 */
export async function everyRow<Row>(
  read: (query: { page: number; pageSize: number }) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, pageSize: PAGE.max });
    rows.push(...items);
    // A page may be empty before `total` is reached, because rows may be deleted between two requests.
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
