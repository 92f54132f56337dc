import { setTimeout as wait } from 'node:timers/promises';
import type { GaleraNode } from '@ringtag/tools/galera';
import { uniq } from 'lodash';
import type { Entry, Kind, Ledger } from '../load/ledger';
import { READ_ID } from '../load/text';
import type { Cluster } from '../parts/cluster';
import { type ConversationRow, CONVERSATIONS, findDisorder } from './conversations';

/** How each kind is found: its ids, and how often each is there. */
const COUNTS: Record<Exclude<Kind, 'scan'>, string> = {
  message: `SELECT ${READ_ID} AS id, COUNT(*) AS times FROM messages
    WHERE body LIKE 'Found it: %' GROUP BY body`,
  answer: `SELECT ${READ_ID} AS id, COUNT(*) AS times FROM conversation_messages
    WHERE body LIKE 'And also: %' GROUP BY body`,
  activation: `SELECT u.email AS id, COUNT(*) AS times FROM activations a
    JOIN users u ON u.id = a.userId JOIN items i ON i.id = a.itemId AND i.ownerId = u.id
    WHERE a.endedAt IS NULL GROUP BY u.email`,
  'sign-in': 'SELECT id, COUNT(*) AS times FROM sessions GROUP BY id',
};

/** What the ledger and a node do not agree about. */
export interface Differences {
  /** Acknowledged, and not there. */
  lost: Entry[];
  /** Wanted once, and there more often. */
  doubled: Entry[];
  /** What is wrong with the order, the number or the marks of conversations, in words. */
  disordered: string[];
}

/** Compares the ledger with what each node has, once the node has everything. */
export async function compareWithNodes(cluster: Cluster, ledger: Ledger): Promise<Differences> {
  const all = await Promise.all(cluster.galera.nodes.map((node) => compareWith(cluster, node, ledger)));
  // What one node lacks the others mostly lack, too.
  return {
    lost: uniq(all.flatMap(({ lost }) => lost)),
    doubled: uniq(all.flatMap(({ doubled }) => doubled)),
    disordered: uniq(all.flatMap(({ disordered }) => disordered)),
  };
}

async function compareWith(cluster: Cluster, node: GaleraNode, ledger: Ledger): Promise<Differences> {
  const { entries, conversations } = ledger;
  const rows = (await cluster.queryNode(node, CONVERSATIONS)) as ConversationRow[];
  const differences: Differences = { lost: [], doubled: [], disordered: findDisorder(conversations, rows) };
  for (const [kind, statement] of Object.entries(COUNTS)) {
    const rows = await cluster.queryNode(node, statement);
    const times = new Map(rows.map((row) => [String(row['id']), Number(row['times'])]));
    const wanted = entries.filter((entry) => entry.kind === kind);
    differences.lost.push(...wanted.filter(({ id, acknowledged }) => acknowledged && !times.has(id)));
    differences.doubled.push(...wanted.filter(({ id }) => (times.get(id) ?? 0) > 1));
  }
  return differences;
}

/** Mails: those that the outbox calls sent and nobody got, and those that came more than once. */
export interface MailDifferences {
  lost: string[];
  twice: string[];
}

/** A mail that is due, or that was tried. Others wait for a time of theirs, such as those about further messages. */
export const DUE = "status = 'queued' AND (nextAt <= UTC_TIMESTAMP(3) OR tries > 0)";

/** Waits until every mail that is due was sent, then compares the outbox with what arrived. */
export async function compareMails(cluster: Cluster): Promise<MailDifferences> {
  const [node] = cluster.galera.nodes;
  const waiting = () => cluster.queryNode(node!, `SELECT id FROM outbox WHERE ${DUE} LIMIT 1`);
  while ((await waiting()).length > 0) await wait(200);
  const sent = await cluster.queryNode(node!, "SELECT id FROM outbox WHERE status = 'sent'");
  const arrived = new Map<string, number>();
  for (const { messageId = '' } of cluster.mail.mails) {
    const id = messageId.slice(1).split('@')[0]!;
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  const ids = sent.map((row) => String(row['id']));
  return {
    lost: ids.filter((id) => !arrived.has(id)),
    twice: [...arrived].filter(([, times]) => times > 1).map(([id]) => id),
  };
}
