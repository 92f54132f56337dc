import { PAGE } from '@ringtag/contracts';
import { everyRow } from './every-row';

const newReader = (rows: number[], promised = rows.length) =>
  jest.fn(async ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    total: promised,
  }));

it('should read pages until it has all rows', async () => {
  const rows = Array.from({ length: 2 * PAGE.max + 1 }, (_, index) => index);
  const read = newReader(rows);
  expect(await everyRow(read)).toEqual(rows);
  expect(read).toHaveBeenCalledTimes(3);
});

it('should ask once for a list of one page, and for none', async () => {
  for (const rows of [[1], []]) {
    const read = newReader(rows);
    expect(await everyRow(read)).toEqual(rows);
    expect(read).toHaveBeenCalledTimes(1);
  }
});

it('should end where rows went meanwhile', async () => {
  expect(await everyRow(newReader([1, 2], 5))).toEqual([1, 2]);
});
