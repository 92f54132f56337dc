import { PAGE } from '@ringtag/contracts';

interface Page<Row> {
  items: Row[];
  total: number;
}

/** All rows of a list that a field offers, page after page: as many at once as the server gives. */
export async function everyRow<Row>(
  read: (query: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, pageSize: PAGE.max });
    rows.push(...items);
    // A page may be empty although more was promised: rows can go meanwhile.
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
