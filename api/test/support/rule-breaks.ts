import { NOBODY } from './access-rules';

export const CLASSES = 'For an owner, the number of messages of each class is stored';
export const OF_ACCOUNT = 'What belongs to an account is deleted with the account';

const OF_DEVICE = 'A device gets the pushes of the account that is signed in on it';

/** For each rule a statement that breaks it, and the rules that it breaks besides. */
export const BREAKS: Record<string, { sql: string; also?: string[] }> = {
  'A project stores the number of its codes': { sql: 'UPDATE projects SET itemCount = itemCount + 1' },
  'A project stores the number of its codes that have an owner': {
    sql: 'UPDATE projects SET activatedCount = activatedCount + 1',
  },
  'An account stores the number of codes that it owns': { sql: 'UPDATE users SET activeCodes = 9' },
  'A code stores how often it was activated': {
    sql: 'UPDATE items SET activationCount = activationCount + 1',
  },
  'An activation stores the number of its unread messages that are not archived': {
    sql: 'UPDATE activations SET unreadMessages = 0',
  },
  [CLASSES]: { sql: 'DELETE FROM message_counts' },
  'A conversation stores the number of its messages, with the one that opened it': {
    sql: 'UPDATE conversations SET messageCount = messageCount + 1',
  },
  'A message stores the time of the latest message in its conversation': {
    sql: 'UPDATE messages SET activeAt = createdAt',
  },
  'A message that is held is archived': { sql: 'UPDATE messages SET heldAt = createdAt', also: [CLASSES] },
  'A sender has a number that was given': { sql: 'UPDATE activations SET numberedSenders = NULL' },
  'The words of a message are found by its owner': {
    sql: `UPDATE message_words SET ownerId = '${NOBODY}'`,
    also: [OF_ACCOUNT],
  },
  'A code is marked as activated exactly while it has an owner': {
    sql: 'UPDATE items SET activated = FALSE WHERE ownerId IS NOT NULL',
  },
  'A claim secret is stored with its hash': { sql: "UPDATE items SET claimHash = 'hash'" },
  'A code with an owner has a current activation by that owner; a free code has none': {
    sql: `UPDATE items SET currentActivationId = '${NOBODY}' WHERE ownerId IS NULL`,
  },
  'An activation belongs to a code, and is its current one until it ends': {
    sql: `INSERT INTO activations (id, itemId, userId, notify, unreadMessages, activatedAt)
      SELECT '${NOBODY}', itemId, userId, notify, 0, activatedAt FROM activations WHERE endedAt IS NULL LIMIT 1`,
    also: ['A code stores how often it was activated'],
  },
  'A digital code has an owner: it is deleted when its activation ends, and no other code gets its alias': {
    sql: `UPDATE items SET digital = TRUE WHERE ownerId IS NULL`,
  },
  'A message belongs to an activation by its owner': {
    sql: `UPDATE messages SET activationId = '${NOBODY}'`,
    also: [
      'An activation stores the number of its unread messages that are not archived',
      'A photo counts for the activation of its message',
    ],
  },
  'A helper has an account and no link, and somebody who is invited has a link and no account': {
    sql: 'UPDATE helpers SET expiresAt = consentedAt',
  },
  'An activation says whether somebody helps its owner': {
    sql: 'UPDATE activations SET helped = NULL',
  },
  'Helpers write for the side of the owner': {
    sql: `UPDATE conversation_messages SET authorId = '${NOBODY}'`,
  },
  'An email has a sent time exactly when it was sent, and a lease only while it waits': {
    sql: "UPDATE outbox SET leaseOwner = 'nobody', leaseUntil = NULL",
  },
  'At most one preset is the default': { sql: 'UPDATE presets SET isDefault = TRUE' },
  'All settings have the same version': {
    sql: "UPDATE settings SET version = version + 1 WHERE `key` = 'imprintUrl'",
  },
  'A code belongs to a project': {
    sql: `UPDATE items SET projectId = '${NOBODY}' WHERE ownerId IS NULL`,
    also: ['A project stores the number of its codes'],
  },
  'The scans of a code are deleted with the code': {
    sql: `INSERT INTO scan_counts VALUES ('${NOBODY}', '2026-01-01', 1)`,
  },
  [OF_ACCOUNT]: { sql: `UPDATE sessions SET userId = '${NOBODY}'`, also: [OF_DEVICE] },
  [OF_DEVICE]: { sql: `UPDATE push_subscriptions SET userId = '${NOBODY}'`, also: [OF_ACCOUNT] },
  'What an owner made for a code is deleted when the activation ends': {
    sql: `UPDATE templates SET activationId = '${NOBODY}'`,
  },
  'A photo or a place belongs to a message of its conversation': {
    sql: 'UPDATE conversation_places SET position = 9',
  },
  'A photo counts for the activation of its message': {
    sql: `UPDATE conversation_photos SET activationId = '${NOBODY}'`,
  },
  'An unactivation request belongs to an activation': {
    sql: `UPDATE unactivation_requests SET activationId = '${NOBODY}'`,
  },
  'A report of a page belongs to an activation': {
    sql: `UPDATE page_reports SET activationId = '${NOBODY}'`,
  },
  'A release that is shown to some and not to all has the one place for that': {
    sql: 'UPDATE releases SET shareSlot = 1',
  },
  'A release that is or was shown is complete': {
    sql: 'UPDATE releases SET servedAt = beganAt, completedAt = NULL',
  },
  'A release has what describes it and its files, or neither': {
    sql: 'UPDATE releases SET bytes = 0',
  },
  'A release was uploaded with a token of its remote, or shipped with a server': {
    sql: "UPDATE release_tokens SET remote = 'mfe-auth'",
  },
};
