import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddShareLoads01_1796113830902', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_91f9eeffb17d7d25ffa296133a`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_91f9eeffb17d7d25ffa296133a` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','account-blocked','account-unblocked','message','messages','conversation','many-messages','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddShareLoads02_1796113830903', {
    up: [
      [
        'CREATE TABLE `share_loads` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`releaseId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`version` int NOT NULL,',
        '`network` varchar(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`beganAt` datetime(3) NOT NULL,',
        '`finished` tinyint NULL,',
        'INDEX `IDX_904573af819974f078d0968d74` (`beganAt`, `id`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `share_loads`'],
  }),
  migration('AddShareLoads03_1796113830904', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_88c18721326f25f52752b5712a` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'release-stopped', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_88c18721326f25f52752b5712a`'],
  }),
];
