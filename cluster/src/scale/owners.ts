import type { Connection, RowDataPacket } from 'mysql2/promise';

/**
 * Gives free codes to the people who have activated others, straight in the database: their activations are copies of
 * a real one. Half of the codes then have an owner.
 */
export async function giveOwners(database: Connection): Promise<void> {
  const [rows] = await database.query<RowDataPacket[]>('SELECT * FROM activations LIMIT 1');
  const { id: sample, ...others } = rows[0]!;
  const columns = Object.keys(others);
  const replaced: Record<string, string> = { itemId: 'i.id', userId: 'u.id' };
  // MariaDB numbers the rows of a join as it reads them; each owner gets every so many-th code.
  await database.query('SET @code = 0, @owner = 0');
  await database.query(
    `INSERT INTO activations (id, ${columns.join(', ')})
     SELECT UUID(), ${columns.map((column) => replaced[column] ?? `a.${column}`).join(', ')}
     FROM (SELECT id, (@code := @code + 1) AS number FROM items WHERE ownerId IS NULL) i
     JOIN (SELECT userId AS id, (@owner := @owner + 1) AS number, owners FROM activations,
           (SELECT COUNT(*) AS owners FROM activations) counted) u
       ON u.number = 1 + (i.number DIV 2) MOD u.owners AND i.number MOD 2 = 0
     JOIN activations a ON a.id = ?`,
    [sample],
  );
  await database.query(
    `UPDATE items i JOIN activations a ON a.itemId = i.id
     SET i.ownerId = a.userId, i.currentActivationId = a.id, i.activated = 1, i.activationCount = 1`,
  );
}
