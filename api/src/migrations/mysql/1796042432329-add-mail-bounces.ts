import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddMailBounces01_1796042432329', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_a8d3e2e7bed29112aac907e13f`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_a8d3e2e7bed29112aac907e13f` CHECK (`status` in ('queued','sent','dropped','dead','refused'))",
    ],
  }),
  migration('AddMailBounces02_1796042432330', {
    up: [
      [
        'CREATE TABLE `mail_bounces` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,',
        '`kind` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`bouncedAt` datetime(3) NOT NULL,',
        '`provedAt` datetime(3) NULL,',
        'INDEX `IDX_e60d83b349d290cd4679f5cea9` (`provedAt`),',
        'INDEX `IDX_47219a6d3d01d1ab93d8db165b` (`bouncedAt`, `id`),',
        'UNIQUE INDEX `IDX_81879e53459550f3182bc1b4be` (`email`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_33cf1de66b76f29f8a8a6a6648` CHECK (`kind` IN ('permanent', 'complaint'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `mail_bounces`'],
  }),
  migration('AddMailBounces03_1796042432331', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_5ff92ef33d8cf4486bbca9b129` CHECK (`status` IN ('queued', 'sent', 'dropped', 'stopped', 'dead', 'refused'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_5ff92ef33d8cf4486bbca9b129`'],
  }),
];
