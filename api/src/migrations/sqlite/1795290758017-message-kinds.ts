import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('MessageKinds_1795290758017', {
    up: [
      'CREATE INDEX "IDX_0d4e96c21a71825135e040d082" ON "messages" ("ownerId", "archivedAt", "kind", "createdAt", "id", "readAt") ',
    ],
    down: ['DROP INDEX "IDX_0d4e96c21a71825135e040d082"'],
  }),
];
