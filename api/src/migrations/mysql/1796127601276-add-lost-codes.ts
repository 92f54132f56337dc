import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddLostCodes01_1796127601276', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_88c18721326f25f52752b5712a`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_88c18721326f25f52752b5712a` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','release-stopped','account-blocked','account-unblocked','message','messages','conversation','many-messages','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddLostCodes02_1796127601277', {
    up: [
      [
        'CREATE TABLE `lost_codes` (',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`since` datetime(3) NOT NULL,',
        '`words` varchar(300) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`reward` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`openings` int NOT NULL,',
        '`alertedAt` datetime(3) NULL,',
        'PRIMARY KEY (`activationId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `lost_codes`'],
  }),
  migration('AddLostCodes03_1796127601278', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_d1d0fe649cda7b666aac51745f` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'release-stopped', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'lost-opened', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_d1d0fe649cda7b666aac51745f`'],
  }),
];
