import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddPageReports01_1796023711893', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_7a1b0d60a8d3be63824822ff6f`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_7a1b0d60a8d3be63824822ff6f` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','account-blocked','account-unblocked','message','messages','conversation','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddPageReports02_1796023711894', {
    up: [
      [
        'CREATE TABLE `page_reports` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`itemId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`reason` varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`settledAt` datetime(3) NULL,',
        '`settledBy` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        'INDEX `IDX_60027682acb90f8c912d5a7d40` (`settledAt`, `createdAt`, `id`),',
        'INDEX `IDX_68770d92cc5800b1f800d6faf1` (`activationId`),',
        'INDEX `IDX_0ff9c4698dba9715d4d0eb4bee` (`itemId`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `page_reports`'],
  }),
  migration('AddPageReports03_1796023711895', {
    up: [
      'ALTER TABLE `page_reports` ADD CONSTRAINT `FK_0ff9c4698dba9715d4d0eb4beef` FOREIGN KEY (`itemId`) REFERENCES `items`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    ],
    down: ['ALTER TABLE `page_reports` DROP FOREIGN KEY `FK_0ff9c4698dba9715d4d0eb4beef`'],
  }),
  migration('AddPageReports04_1796023711896', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_0932b2f80ea3b99694efe77fed` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_0932b2f80ea3b99694efe77fed`'],
  }),
];
