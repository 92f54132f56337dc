import type { DataSource } from 'typeorm';
import type { Config } from '../../../platform/config/config';
import { type Findings, ok } from '../finding';
import { findReadable, type OpenDatabase } from './database';

/** Whether the mail provider says which emails came back, and from how many addresses they did. */
export async function* checkBounces(
  { database, mail }: Pick<Config, 'database' | 'mail'>,
  open: OpenDatabase,
): Findings {
  if (mail.bounceKeys.length === 0) {
    yield ok('MAIL_BOUNCES_SECRET is missing, so nobody tells the server which emails came back.');
    return;
  }
  const dataSource = await findReadable(database, open);
  if (dataSource) yield ok(`Addresses from which emails came back: ${await countBouncing(dataSource)}.`);
}

async function countBouncing(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ count: string | number }[]>(
    'SELECT COUNT(*) AS count FROM mail_bounces WHERE provedAt IS NULL',
  );
  return Number(row?.count);
}
