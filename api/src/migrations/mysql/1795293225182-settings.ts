import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Settings01_1795293225182', {
    up: [
      [
        'CREATE TABLE `settings` (',
        '`key` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`value` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`version` int NOT NULL,',
        'PRIMARY KEY (`key`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `settings`'],
  }),
  migration('Settings02_1795293225183', {
    up: ['CREATE INDEX `IDX_6ce6acdb0801254590f8a78c08` ON `messages` (`createdAt`)'],
    down: ['DROP INDEX `IDX_6ce6acdb0801254590f8a78c08` ON `messages`'],
  }),
];
