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
  withoutParent('message_words', 'messageId', 'messages'),
  // Releases before did not write these columns.
  'UPDATE items SET activated = (ownerId IS NOT NULL) WHERE activated IS NULL OR activated <> (ownerId IS NOT NULL)',
  'UPDATE items SET digital = 0 WHERE digital IS NULL',
  // The counts of both tables together were right.
  `UPDATE projects SET itemCount = (SELECT COUNT(*) FROM items i WHERE i.projectId = projects.id),
     activatedCount = (SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = projects.id)`,
  'DELETE FROM activated_counts',
];

const obstacles = {
  'Commit a9b326e6 has not indexed all messages yet. Start it again, and upgrade after its next housekeeping, in an hour at most.':
    'SELECT id FROM messages WHERE activeAt IS NULL LIMIT 1',
};

export const UPGRADE_ROWS: Record<'mysql' | 'sqlite', UpgradeRows> = {
  mysql: { last: 'FillHome_1795646495046', obstacles, before: BEFORE, after: [] },
  sqlite: { last: 'FillHome_1795646495045', obstacles, before: BEFORE, after: [] },
};
