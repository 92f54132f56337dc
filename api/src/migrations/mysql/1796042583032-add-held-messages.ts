import { migration } from '../../platform/database/migration';

/** The new indexes are there before the old one goes, so that inboxes are never slow. */
export const migrations = [
  migration('AddHeldMessages01_1796042583032', {
    up: ['ALTER TABLE `activations` ADD `holdsUnproved` tinyint NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `holdsUnproved`'],
  }),
  migration('AddHeldMessages02_1796042583033', {
    up: ['ALTER TABLE `messages` ADD `heldAt` datetime(3) NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `heldAt`'],
  }),
  migration('AddHeldMessages03_1796042583034', {
    up: [
      'CREATE INDEX `IDX_6820825e49ea0af71e2435f1f9` ON `messages` (`ownerId`, `heldAt`, `archivedAt`, `activeAt`, `id`, `readAt`, `kind`, `activationId`)',
    ],
    down: ['DROP INDEX `IDX_6820825e49ea0af71e2435f1f9` ON `messages`'],
  }),
  migration('AddHeldMessages04_1796042583035', {
    up: [
      'CREATE INDEX `IDX_6c452bd7eadecf7dbbecb1464e` ON `messages` (`ownerId`, `archivedAt`, `createdAt`, `id`, `readAt`, `kind`, `activationId`, `heldAt`)',
    ],
    down: ['DROP INDEX `IDX_6c452bd7eadecf7dbbecb1464e` ON `messages`'],
  }),
  migration('AddHeldMessages05_1796042583036', {
    up: ['DROP INDEX `IDX_bdb31bd3a047e439fb87b9ee30` ON `messages`'],
    down: [
      'CREATE INDEX `IDX_bdb31bd3a047e439fb87b9ee30` ON `messages` (`ownerId`, `archivedAt`, `createdAt`, `id`, `readAt`, `kind`, `activationId`)',
    ],
  }),
];
