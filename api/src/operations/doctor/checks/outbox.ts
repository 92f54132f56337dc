import { HOUR } from '@ringtag/contracts';
import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../../../platform/config/config';
import { type Finding, type Findings, ok, problem } from '../finding';
import { findReadable, type OpenDatabase } from './database';

const LONGEST_ANSWER = 200;
const FIX = 'Fix what the answer says: the mail server, its account or SMTP_URL.';
const WAIT = `${FIX} These emails then go out by themselves. If all go to one address, only that is refused: wait.`;
const TRY_AGAIN = `${FIX} Then open /mails, state "Failed", and press "Try again" on the emails that still matter.`;
const LOOK = 'Look at the addresses on /mails (docs/operations.md, RingtagMailsRefused).';

interface Counts {
  /** Waiting after a failed try. */
  retried: number;
  /** Of the last hour. */
  dead: number;
  refused: number;
  sent: number;
}

/** What has become of the emails of the last hour: a mail server that can be reached may still take none of them. */
export async function* checkOutbox(database: DatabaseConfig, open: OpenDatabase): Findings {
  const dataSource = await findReadable(database, open);
  if (dataSource) yield* outboxFindings(dataSource);
}

export async function* outboxFindings(dataSource: DataSource, now = new Date()): Findings {
  const hourAgo = new Date(now.getTime() - HOUR);
  const counts = await readCounts(dataSource, hourAgo);
  const tell = async (what: string, status: string, todo: string): Promise<Finding> =>
    problem(`${what}${await readLastAnswer(dataSource, status)}`, todo);
  if (counts.retried > 0)
    yield await tell(`Emails that wait after a failed try: ${counts.retried}.`, 'queued', WAIT);
  if (counts.dead > 0)
    yield await tell(`Emails given up within the last hour: ${counts.dead}.`, 'dead', TRY_AGAIN);
  const answers = `Within the last hour, the mail server took ${counts.sent} emails and refused the recipients of ${counts.refused}.`;
  if (counts.refused > counts.sent) yield await tell(answers, 'refused', LOOK);
  else yield ok(answers);
}

/** `nextAt` of an email that was given up or refused is the time of its last try. */
async function readCounts(dataSource: DataSource, hourAgo: Date): Promise<Counts> {
  const rows = await dataSource.query<{ status: string; count: string | number }[]>(
    `SELECT status, COUNT(*) AS count FROM outbox
     WHERE (status = 'queued' AND tries > 0) OR (status IN ('dead', 'refused') AND nextAt > ?)
       OR (status = 'sent' AND sentAt > ?)
     GROUP BY status`,
    [hourAgo, hourAgo],
  );
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { retried: count('queued'), dead: count('dead'), refused: count('refused'), sent: count('sent') };
}

async function readLastAnswer(dataSource: DataSource, status: string): Promise<string> {
  const [row] = await dataSource.query<{ lastError: string }[]>(
    'SELECT lastError FROM outbox WHERE status = ? AND lastError IS NOT NULL ORDER BY nextAt DESC, id LIMIT 1',
    [status],
  );
  return row ? ` The last answer: ${row.lastError.split('\n')[0]!.slice(0, LONGEST_ANSWER)}` : '';
}
