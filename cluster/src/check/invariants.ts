import type { Cluster } from '../parts/cluster';

/** Stored counts that are not what there is. */
const MISCOUNTED = [
  `SELECT * FROM (
     SELECT p.id, p.itemCount, p.activatedCount,
       (SELECT COUNT(*) FROM items i WHERE i.projectId = p.id) AS items,
       (SELECT COUNT(i.ownerId) FROM items i WHERE i.projectId = p.id) AS activated
     FROM projects p) counted
   WHERE COALESCE(itemCount, -1) <> items OR COALESCE(activatedCount, -1) <> activated`,
  `SELECT ownerId, kind, archived, unread, SUM(stored) AS stored, SUM(there) AS there FROM (
     SELECT ownerId, kind, archived, unread, \`count\` AS stored, 0 AS there FROM message_counts
     UNION ALL
     SELECT ownerId, kind, archivedAt IS NOT NULL, readAt IS NULL, 0, 1 FROM messages) counted
   GROUP BY ownerId, kind, archived, unread HAVING SUM(stored) <> SUM(there)`,
  `SELECT * FROM (
     SELECT a.id, a.unreadMessages, (SELECT COUNT(*) FROM messages m
       WHERE m.activationId = a.id AND m.readAt IS NULL AND m.archivedAt IS NULL) AS unread
     FROM activations a) counted
   WHERE unreadMessages <> unread`,
  'SELECT id, activated FROM items WHERE COALESCE(activated, -1) <> (ownerId IS NOT NULL)',
];

/** The rows of every node that contradict each other. */
export async function findContradictions(cluster: Cluster): Promise<object[]> {
  const { nodes } = cluster.galera;
  const asked = nodes.flatMap((node) => MISCOUNTED.map((statement) => cluster.queryNode(node, statement)));
  return (await Promise.all(asked)).flat();
}
