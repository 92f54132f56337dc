/** A rule that holds in the data after every transaction. */
export interface Invariant {
  /** One sentence, for whoever runs `admin -- check`. */
  rule: string;
  /** SQL for both engines that answers the rows that break the rule. One statement, so it sees one moment. */
  broken: string;
}

/** The rows of a table whose account does not exist. */
const withoutAccount = (table: string, column: string) =>
  `SELECT '${table}' AS tableName, t.${column} AS userId FROM ${table} t
   WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = t.${column})`;

/** The rows of a table that exist only while their activation goes on. */
const withoutActivation = (table: string) =>
  `SELECT '${table}' AS tableName, t.activationId FROM ${table} t
   WHERE NOT EXISTS (SELECT 1 FROM activations a WHERE a.id = t.activationId AND a.endedAt IS NULL)`;

/** Rows `r` of a table with a column in which what `counted` selects is stored. */
function stored(rule: string, table: string, column: string, counted: string): Invariant {
  const both = `SELECT r.id, r.${column} AS recorded, (${counted}) AS counted FROM ${table} r`;
  return { rule, broken: `SELECT * FROM (${both}) counts WHERE recorded <> counted` };
}

const COUNTS: Invariant[] = [
  stored(
    'A project stores the number of its codes',
    'projects',
    'itemCount',
    'SELECT COUNT(*) FROM items i WHERE i.projectId = r.id',
  ),
  stored(
    'A project stores the number of its codes that have an owner',
    'projects',
    'activatedCount',
    'SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = r.id',
  ),
  stored(
    'An account stores the number of codes that it owns',
    'users',
    'activeCodes',
    'SELECT COUNT(*) FROM items i WHERE i.ownerId = r.id',
  ),
  stored(
    'A code stores how often it was activated',
    'items',
    'activationCount',
    'SELECT COUNT(*) FROM activations a WHERE a.itemId = r.id',
  ),
  stored(
    'An activation stores the number of its unread messages that are not archived',
    'activations',
    'unreadMessages',
    'SELECT COUNT(*) FROM messages m WHERE m.activationId = r.id AND m.readAt IS NULL AND m.archivedAt IS NULL',
  ),
  {
    rule: 'For an owner, the number of messages of each class is stored',
    broken: `SELECT ownerId, kind, archived, unread, SUM(recorded) AS recorded, SUM(counted) AS counted FROM (
        SELECT ownerId, kind, archived, unread, \`count\` AS recorded, 0 AS counted FROM message_counts
        UNION ALL
        SELECT ownerId, kind, archivedAt IS NOT NULL, readAt IS NULL, 0, 1 FROM messages WHERE heldAt IS NULL) counts
      GROUP BY ownerId, kind, archived, unread HAVING SUM(recorded) <> SUM(counted)`,
  },
  stored(
    'A conversation stores the number of its messages, with the one that opened it',
    'conversations',
    'messageCount',
    'SELECT 1 + COUNT(*) FROM conversation_messages m WHERE m.conversationId = r.id',
  ),
];

const STATES: Invariant[] = [
  stored(
    'A message stores the time of the latest message in its conversation',
    'messages',
    'activeAt',
    `COALESCE((SELECT MAX(c.createdAt) FROM conversation_messages c WHERE c.conversationId = r.id), r.createdAt)`,
  ),
  {
    rule: 'A message that is held is archived',
    broken: 'SELECT id AS messageId, heldAt FROM messages WHERE heldAt IS NOT NULL AND archivedAt IS NULL',
  },
  {
    rule: 'A sender has a number that was given',
    broken: `SELECT m.id AS messageId, m.senderNumber, a.numberedSenders
      FROM messages m INNER JOIN activations a ON a.id = m.activationId
      WHERE m.senderNumber > COALESCE(a.numberedSenders, 0)`,
  },
  {
    rule: 'The words of a message are found by its owner',
    broken: `SELECT w.messageId, w.ownerId FROM message_words w
      INNER JOIN messages m ON m.id = w.messageId WHERE m.ownerId <> w.ownerId`,
  },
  {
    rule: 'A code is marked as activated exactly while it has an owner',
    broken: `SELECT id AS itemId, activated, ownerId FROM items
      WHERE activated <> (ownerId IS NOT NULL)`,
  },
  {
    rule: 'A claim secret is stored with its hash',
    broken: `SELECT id AS itemId, claimHash FROM items
      WHERE (claimSecret IS NULL) <> (claimHash IS NULL)`,
  },
  {
    rule: 'A code with an owner has a current activation by that owner; a free code has none',
    broken: `SELECT i.id AS itemId, i.ownerId, i.currentActivationId
      FROM items i LEFT JOIN activations a ON a.id = i.currentActivationId
      WHERE (i.ownerId IS NULL) <> (i.currentActivationId IS NULL)
        OR (i.currentActivationId IS NOT NULL
          AND (a.id IS NULL OR a.itemId <> i.id OR a.userId <> i.ownerId OR a.endedAt IS NOT NULL))`,
  },
  {
    rule: 'An activation belongs to a code, and is its current one until it ends',
    broken: `SELECT a.id AS activationId, a.itemId, a.endedAt, i.currentActivationId
      FROM activations a LEFT JOIN items i ON i.id = a.itemId
      WHERE (i.id IS NULL AND a.deletedAlias IS NULL) OR (a.endedAt IS NULL AND COALESCE(i.currentActivationId, '') <> a.id)`,
  },
  {
    rule: 'A digital code has an owner: it is deleted when its activation ends, and no other code gets its alias',
    broken: `SELECT i.id AS itemId, NULL AS activationId FROM items i WHERE i.digital = TRUE AND i.ownerId IS NULL
      UNION ALL
      SELECT i.id, a.id FROM activations a JOIN items i ON i.id = a.itemId OR i.alias = a.deletedAlias
      WHERE a.deletedAlias IS NOT NULL`,
  },
  {
    rule: 'A message belongs to an activation by its owner',
    broken: `SELECT m.id AS messageId, m.activationId, m.ownerId
      FROM messages m LEFT JOIN activations a ON a.id = m.activationId
      WHERE a.id IS NULL OR a.userId <> m.ownerId`,
  },
  {
    rule: 'A helper has an account and no link, and somebody who is invited has a link and no account',
    broken: `SELECT id AS helperId, userId, expiresAt FROM helpers
      WHERE (consentedAt IS NULL) <> (userId IS NULL) OR (consentedAt IS NULL) <> (expiresAt IS NOT NULL)
        OR (expiresAt IS NULL) <> (nonce IS NULL)`,
  },
  {
    rule: 'An activation says whether somebody helps its owner',
    broken: `SELECT a.id AS activationId, a.helped FROM activations a
      WHERE COALESCE(a.helped, FALSE) <> EXISTS
        (SELECT 1 FROM helpers h WHERE h.activationId = a.id AND h.consentedAt IS NOT NULL)`,
  },
  {
    rule: 'Helpers write for the side of the owner',
    broken: `SELECT id AS messageId, authorId FROM conversation_messages
      WHERE authorId IS NOT NULL AND side <> 'owner'`,
  },
  {
    rule: 'An email has a sent time exactly when it was sent, and a lease only while it waits',
    broken: `SELECT id AS mailId, status, sentAt, leaseUntil FROM outbox
      WHERE (status = 'sent') <> (sentAt IS NOT NULL)
        OR (status <> 'queued' AND leaseUntil IS NOT NULL)
        OR (leaseOwner IS NULL) <> (leaseUntil IS NULL)`,
  },
  {
    rule: 'At most one preset is the default',
    broken: 'SELECT COUNT(*) AS defaults FROM presets WHERE isDefault = TRUE HAVING COUNT(*) > 1',
  },
  {
    rule: 'All settings have the same version',
    broken: 'SELECT COUNT(DISTINCT version) AS versions FROM settings HAVING COUNT(DISTINCT version) > 1',
  },
];

const ORPHANS: Invariant[] = [
  {
    rule: 'A code belongs to a project',
    broken: `SELECT i.id AS itemId, i.projectId FROM items i
      WHERE NOT EXISTS (SELECT 1 FROM projects p WHERE p.id = i.projectId)`,
  },
  {
    rule: 'The scans of a code are deleted with the code',
    broken: `SELECT c.itemId, c.day FROM scan_counts c
      WHERE NOT EXISTS (SELECT 1 FROM items i WHERE i.id = c.itemId)`,
  },
  {
    rule: 'What belongs to an account is deleted with the account',
    broken: [
      withoutAccount('passwords', 'userId'),
      withoutAccount('profile_fields', 'userId'),
      withoutAccount('profile_photos', 'userId'),
      withoutAccount('sessions', 'userId'),
      withoutAccount('push_subscriptions', 'userId'),
      withoutAccount('pushes', 'userId'),
      withoutAccount('alert_choices', 'userId'),
      withoutAccount('messages', 'ownerId'),
      withoutAccount('message_counts', 'ownerId'),
      withoutAccount('message_words', 'ownerId'),
      withoutAccount('blocked_senders', 'ownerId'),
      withoutAccount('owner_scans', 'userId'),
      withoutAccount('unactivation_requests', 'requesterId'),
      `${withoutAccount('helpers', 'userId')} AND t.userId IS NOT NULL`,
      `${withoutAccount('items', 'ownerId')} AND t.ownerId IS NOT NULL`,
    ].join(' UNION ALL '),
  },
  {
    rule: 'A device gets the pushes of the account that is signed in on it',
    broken: `SELECT p.id AS sessionId, p.userId FROM push_subscriptions p
      WHERE NOT EXISTS (SELECT 1 FROM sessions s WHERE s.id = p.id AND s.userId = p.userId)`,
  },
  {
    rule: 'What an owner made for a code is deleted when the activation ends',
    broken: ['templates', 'cards', 'qr_designs', 'gifts', 'alert_choices', 'lost_codes', 'helpers']
      .map(withoutActivation)
      .join(' UNION ALL '),
  },
  {
    rule: 'A photo or a place belongs to a message of its conversation',
    broken: ['conversation_photos', 'conversation_places']
      .map(
        (table) => `SELECT a.conversationId, a.position FROM ${table} a
          WHERE NOT EXISTS (SELECT 1 FROM conversation_messages m
            WHERE m.conversationId = a.conversationId AND m.position = a.position)`,
      )
      .join(' UNION ALL '),
  },
  {
    rule: 'A photo counts for the activation of its message',
    broken: `SELECT a.id AS photoId, a.activationId FROM conversation_photos a
      JOIN messages m ON m.id = a.conversationId WHERE m.activationId <> a.activationId`,
  },
  {
    rule: 'An unactivation request belongs to an activation',
    broken: `SELECT r.id AS requestId, r.activationId FROM unactivation_requests r
      WHERE NOT EXISTS (SELECT 1 FROM activations a WHERE a.id = r.activationId)`,
  },
  {
    rule: 'A report of a page belongs to an activation',
    broken: `SELECT r.id AS reportId, r.activationId FROM page_reports r
      WHERE NOT EXISTS (SELECT 1 FROM activations a WHERE a.id = r.activationId)`,
  },
];

const RELEASES: Invariant[] = [
  {
    rule: 'A release that is shown to some and not to all has the one place for that',
    broken: `SELECT id AS releaseId, share, shareSlot FROM releases
      WHERE (share > 0 AND share < 100) <> (shareSlot IS NOT NULL) OR shareSlot <> 1`,
  },
  {
    rule: 'A release that is or was shown is complete',
    broken: `SELECT id AS releaseId, share, completedAt, servedAt FROM releases
      WHERE (share > 0 AND servedAt IS NULL) OR (servedAt IS NOT NULL AND completedAt IS NULL)`,
  },
  {
    rule: 'A release has what describes it and its files, or neither',
    broken: 'SELECT id AS releaseId, bytes FROM releases WHERE (texts IS NULL) <> (bytes = 0)',
  },
  {
    rule: 'A release was uploaded with a token of its remote, or shipped with a server',
    broken: `SELECT r.id AS releaseId, r.tokenId FROM releases r
      WHERE r.tokenId IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM release_tokens t WHERE t.id = r.tokenId AND t.remote = r.remote)`,
  },
];

/**
 * What holds in every database, also while the server writes. `admin -- check` reads it, and each integration test at
 * its end. Whoever adds a stored count, or rows that belong to others, adds a rule here.
 */
export const INVARIANTS: readonly Invariant[] = [...COUNTS, ...STATES, ...ORPHANS, ...RELEASES];
