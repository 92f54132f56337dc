import type { Connection, RowDataPacket } from 'mysql2/promise';

/** Housekeeping empties them: they do not grow over the years. */
const EMPTIED = ['changes', 'challenges', 'leases', 'limit_counters', 'outbox', 'sessions'];
/** Pages are filled to about three quarters where rows come in no order, and a little more where they do. */
const FILLED = 0.75;

/**
 * What all tables that grow take, with their indexes, in bytes. All pages have to be in the memory of the server. It
 * writes the tables anew before, because what was deleted and changed leaves gaps.
 */
export async function readSize(database: Connection): Promise<number> {
  const [tables] = await database.query<RowDataPacket[]>(
    `SELECT table_name AS name, CONCAT('\`', table_schema, '\`.\`', table_name, '\`') AS full
     FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
  );
  const growing = tables
    .filter(({ name }) => !EMPTIED.includes(name as string))
    .map(({ full }) => full as string);
  for (const table of growing) await database.query(`ALTER TABLE ${table} FORCE`);
  const [rows] = await database.query<RowDataPacket[]>(
    `SELECT SUM(data_size) AS bytes FROM information_schema.innodb_buffer_page
     WHERE page_type = 'INDEX' AND table_name IN (?)`,
    [growing],
  );
  return Number(rows[0]!['bytes']) / FILLED;
}
