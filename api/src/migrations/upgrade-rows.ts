import type { Upgrade } from '../platform/schema/baseline';

/** What the upgrade from commit a9b326e6 does to rows, by hand: before and after the generated changes of the schema. */
interface UpgradeRows extends Omit<Upgrade, 'steps'> {
  before: string[];
  after: string[];
}

/** Rows whose parent is gone: releases before deleted the parent alone. */
const withoutParent = (table: string, column: string, parent: string): string =>
  `DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM ${parent} p WHERE p.id = ${table}.${column})`;

const BEFORE = [
  withoutParent('conversations', 'id', 'messages'),
  withoutParent('conversation_notices', 'id', 'conversations'),
  withoutParent('conversation_messages', 'conversationId', 'conversations'),
  withoutParent('conversation_photos', 'conversationId', 'conversations'),
  withoutParent('conversation_places', 'conversationId', 'conversations'),
  withoutParent('conversation_states', 'id', 'conversations'),
  withoutParent('owner_links', 'conversationId', 'messages'),
  `${withoutParent('blocked_senders', 'messageId', 'messages')} AND messageId IS NOT NULL`,
  withoutParent('quick_replies', 'ownerId', 'users'),
  withoutParent('message_words', 'messageId', 'messages'),
  // Releases before did not write these columns.
  'UPDATE items SET activated = (ownerId IS NOT NULL) WHERE activated IS NULL OR activated <> (ownerId IS NOT NULL)',
  'UPDATE items SET digital = 0 WHERE digital IS NULL',
  // Who had such a session was told that it ends after half an hour.
  'UPDATE sessions SET shared = 1 WHERE shared IS NULL',
  'UPDATE outbox SET recipientAsTyped = recipient WHERE recipientAsTyped IS NULL',
  // It stood for an address that too many had left. No mail went there.
  "UPDATE conversation_notices SET answersTo = NULL WHERE answersTo = ''",
  // The counts of both tables together were right.
  `UPDATE projects SET itemCount = (SELECT COUNT(*) FROM items i WHERE i.projectId = projects.id),
     activatedCount = (SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = projects.id)`,
  // A day had several rows, each with a slot of 0 or more.
  `INSERT INTO site_days (day, slot, scans, activations)
     SELECT day, -1, SUM(scans), SUM(activations) FROM site_days WHERE slot >= 0 GROUP BY day`,
  'DELETE FROM site_days WHERE slot >= 0',
];

const AFTER = ['DROP TABLE activated_counts'];

const obstacles = {
  'Commit a9b326e6 has not indexed all messages yet. Start it again, and upgrade after its next housekeeping, in an hour at most.':
    'SELECT id FROM messages WHERE activeAt IS NULL LIMIT 1',
};

export const UPGRADE_ROWS: Record<'mysql' | 'sqlite', UpgradeRows> = {
  mysql: {
    last: 'FillHome_1795646495046',
    obstacles,
    // One statement: some servers refuse a table without a primary key.
    before: [...BEFORE, 'ALTER TABLE site_days DROP PRIMARY KEY, DROP COLUMN slot, ADD PRIMARY KEY (day)'],
    after: AFTER,
  },
  sqlite: { last: 'FillHome_1795646495045', obstacles, before: BEFORE, after: AFTER },
};
