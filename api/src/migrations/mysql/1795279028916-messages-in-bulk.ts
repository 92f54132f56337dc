import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('MessagesInBulk01_1795279028916', {
    up: ['ALTER TABLE `messages` ADD `changeId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `changeId`'],
  }),
  migration('MessagesInBulk02_1795279028917', {
    up: ['CREATE INDEX `IDX_c915ced92eae01838a65adfadd` ON `messages` (`changeId`)'],
    down: ['DROP INDEX `IDX_c915ced92eae01838a65adfadd` ON `messages`'],
  }),
  migration('MessagesInBulk03_1795279028918', {
    up: [
      'CREATE INDEX `IDX_63f8d0a7de140811757f382a44` ON `messages` (`activationId`, `archivedAt`, `readAt`, `kind`, `ownerId`, `createdAt`)',
    ],
    down: ['DROP INDEX `IDX_63f8d0a7de140811757f382a44` ON `messages`'],
  }),
  migration('MessagesInBulk04_1795279028919', {
    up: [
      'CREATE INDEX `IDX_0e3bffc0b335262bba71b88b9f` ON `messages` (`ownerId`, `archivedAt`, `readAt`, `kind`, `createdAt`)',
    ],
    down: ['DROP INDEX `IDX_0e3bffc0b335262bba71b88b9f` ON `messages`'],
  }),
  migration('MessagesInBulk05_1795279028920', {
    up: [
      'CREATE INDEX `IDX_bdb31bd3a047e439fb87b9ee30` ON `messages` (`ownerId`, `archivedAt`, `createdAt`, `id`, `readAt`, `kind`, `activationId`)',
    ],
    down: ['DROP INDEX `IDX_bdb31bd3a047e439fb87b9ee30` ON `messages`'],
  }),
];
