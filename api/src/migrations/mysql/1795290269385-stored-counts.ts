import { migration } from '../../platform/database/migration';
import { COUNT_ALL } from '../stored-counts';

export const migrations = [
  migration('StoredCounts01_1795290269385', {
    up: [
      [
        'CREATE TABLE `message_counts` (',
        '`ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`kind` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`archived` tinyint NOT NULL,',
        '`unread` tinyint NOT NULL,',
        '`count` int NOT NULL,',
        'PRIMARY KEY (`ownerId`, `kind`, `archived`, `unread`),',
        "CONSTRAINT `CHK_b51142b3acbcabcd3cc174b2a4` CHECK (`kind` IN ('message', 'feedback'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `message_counts`'],
  }),
  migration('StoredCounts02_1795290269386', {
    up: ['ALTER TABLE `activations` ADD `unreadMessages` int NOT NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `unreadMessages`'],
  }),
  migration('StoredCounts03_1795290269387', {
    up: [
      'ALTER TABLE `activations` ADD `lastScanDay` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ],
    down: ['ALTER TABLE `activations` DROP COLUMN `lastScanDay`'],
  }),
  migration('StoredCounts04_1795290269388', {
    up: [
      'CREATE INDEX `IDX_874868708884ac816f4992aad7` ON `activations` (`userId`, `endedAt`, `unreadMessages`, `activatedAt`, `id`)',
    ],
    down: ['DROP INDEX `IDX_874868708884ac816f4992aad7` ON `activations`'],
  }),
  migration('StoredCounts05_1795290269389', {
    up: [
      'CREATE INDEX `IDX_108f2c32740160e32ed58799bd` ON `activations` (`userId`, `endedAt`, `lastScanDay`, `activatedAt`, `id`)',
    ],
    down: ['DROP INDEX `IDX_108f2c32740160e32ed58799bd` ON `activations`'],
  }),
  ...COUNT_ALL.map((statement, i) =>
    migration(`StoredCounts0${6 + i}_179529026939${i}`, { up: [statement], down: [] }),
  ),
];
