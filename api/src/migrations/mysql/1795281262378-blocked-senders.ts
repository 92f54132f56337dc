import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('BlockedSenders01_1795281262378', {
    up: [
      [
        'CREATE TABLE `blocked_senders` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`key` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`address` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'UNIQUE INDEX `IDX_7f5bdb1380570b7983f67709b7` (`ownerId`, `key`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `blocked_senders`'],
  }),
  migration('BlockedSenders02_1795281262379', {
    up: ['ALTER TABLE `messages` ADD `reportedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `reportedAt`'],
  }),
];
