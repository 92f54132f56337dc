/** Counts what was there before counts were stored; a second time changes nothing. */
export const COUNT_ALL = [
  `REPLACE INTO message_counts (ownerId, kind, archived, unread, \`count\`)
     SELECT ownerId, kind, archivedAt IS NOT NULL, readAt IS NULL, COUNT(*) FROM messages GROUP BY 1, 2, 3, 4`,
  `UPDATE activations SET
     unreadMessages = (SELECT COUNT(*) FROM messages m
       WHERE m.activationId = activations.id AND m.readAt IS NULL AND m.archivedAt IS NULL),
     lastScanDay = (SELECT MAX(s.day) FROM scan_counts s WHERE s.itemId = activations.itemId)`,
];
