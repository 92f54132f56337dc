import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Inbox01_1795633552595', {
    up: ['DROP INDEX `IDX_63f8d0a7de140811757f382a44` ON `messages`'],
    down: [
      'CREATE INDEX `IDX_63f8d0a7de140811757f382a44` ON `messages` (`activationId`, `archivedAt`, `readAt`, `kind`, `ownerId`, `createdAt`)',
    ],
  }),
  migration('Inbox02_1795633552596', {
    up: ['DROP INDEX `IDX_0e3bffc0b335262bba71b88b9f` ON `messages`'],
    down: [
      'CREATE INDEX `IDX_0e3bffc0b335262bba71b88b9f` ON `messages` (`ownerId`, `archivedAt`, `readAt`, `kind`, `createdAt`)',
    ],
  }),
  migration('Inbox03_1795633552597', {
    up: ['DROP INDEX `IDX_0d4e96c21a71825135e040d082` ON `messages`'],
    down: [
      'CREATE INDEX `IDX_0d4e96c21a71825135e040d082` ON `messages` (`ownerId`, `archivedAt`, `kind`, `createdAt`, `id`, `readAt`)',
    ],
  }),
  migration('Inbox04_1795633552598', {
    up: [
      [
        'CREATE TABLE `message_words` (',
        '`ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`word` varchar(32) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,',
        '`messageId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        'INDEX `IDX_13fd8e3ee5d8418c94c2266d99` (`messageId`, `word`),',
        'PRIMARY KEY (`ownerId`, `word`, `messageId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `message_words`'],
  }),
  migration('Inbox05_1795633552599', {
    up: [
      [
        'CREATE TABLE `quick_replies` (',
        '`ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`replies` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        'PRIMARY KEY (`ownerId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `quick_replies`'],
  }),
  migration('Inbox06_1795633552600', {
    up: ['ALTER TABLE `blocked_senders` ADD `messageId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `blocked_senders` DROP COLUMN `messageId`'],
  }),
  migration('Inbox07_1795633552601', {
    up: ['ALTER TABLE `messages` ADD `activeAt` datetime(3) NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `activeAt`'],
  }),
  migration('Inbox08_1795633552602', {
    up: ['CREATE INDEX `IDX_e34f74d63037350010ec427db4` ON `blocked_senders` (`messageId`)'],
    down: ['DROP INDEX `IDX_e34f74d63037350010ec427db4` ON `blocked_senders`'],
  }),
  migration('Inbox09_1795633552603', {
    up: ['CREATE INDEX `IDX_2d1413f0e7bd5719c09f7706b1` ON `messages` (`activeAt`, `id`)'],
    down: ['DROP INDEX `IDX_2d1413f0e7bd5719c09f7706b1` ON `messages`'],
  }),
  migration('Inbox10_1795633552604', {
    up: [
      'CREATE INDEX `IDX_c0df396f6a80ec120ccb266e48` ON `messages` (`activationId`, `archivedAt`, `readAt`, `kind`, `ownerId`, `activeAt`)',
    ],
    down: ['DROP INDEX `IDX_c0df396f6a80ec120ccb266e48` ON `messages`'],
  }),
  migration('Inbox11_1795633552605', {
    up: [
      'CREATE INDEX `IDX_1587faed31dddbfe6dc3baddbb` ON `messages` (`ownerId`, `archivedAt`, `kind`, `activeAt`, `id`, `readAt`)',
    ],
    down: ['DROP INDEX `IDX_1587faed31dddbfe6dc3baddbb` ON `messages`'],
  }),
  migration('Inbox12_1795633552606', {
    up: [
      'CREATE INDEX `IDX_0ed5e2e6ddc311a60c2dfd73b8` ON `messages` (`ownerId`, `archivedAt`, `readAt`, `kind`, `activeAt`)',
    ],
    down: ['DROP INDEX `IDX_0ed5e2e6ddc311a60c2dfd73b8` ON `messages`'],
  }),
  migration('Inbox13_1795633552607', {
    up: [
      'CREATE INDEX `IDX_9aef99f34dd0684b16912ab913` ON `messages` (`ownerId`, `archivedAt`, `activeAt`, `id`, `readAt`, `kind`, `activationId`)',
    ],
    down: ['DROP INDEX `IDX_9aef99f34dd0684b16912ab913` ON `messages`'],
  }),
];
