import { migration } from '../../platform/database/migration';

/** By hand: tables that others refer to must not be made anew. */
export const migrations = [
  migration('AddHeldMessages_1796042583032', {
    up: [
      'ALTER TABLE "activations" ADD "holdsUnproved" boolean',
      'ALTER TABLE "messages" ADD "heldAt" datetime(3)',
      'DROP INDEX "IDX_bdb31bd3a047e439fb87b9ee30"',
      'CREATE INDEX "IDX_6820825e49ea0af71e2435f1f9" ON "messages" ("ownerId", "heldAt", "archivedAt", "activeAt", "id", "readAt", "kind", "activationId") ',
      'CREATE INDEX "IDX_6c452bd7eadecf7dbbecb1464e" ON "messages" ("ownerId", "archivedAt", "createdAt", "id", "readAt", "kind", "activationId", "heldAt") ',
    ],
    down: [
      'DROP INDEX "IDX_6c452bd7eadecf7dbbecb1464e"',
      'DROP INDEX "IDX_6820825e49ea0af71e2435f1f9"',
      'CREATE INDEX "IDX_bdb31bd3a047e439fb87b9ee30" ON "messages" ("ownerId", "archivedAt", "createdAt", "id", "readAt", "kind", "activationId") ',
      'ALTER TABLE "messages" DROP COLUMN "heldAt"',
      'ALTER TABLE "activations" DROP COLUMN "holdsUnproved"',
    ],
  }),
];
