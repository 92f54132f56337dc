import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ScanOwners01_1795254609020', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_ef11946cedd5d6caa92547eada`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_ef11946cedd5d6caa92547eada` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','message'))",
    ],
  }),
  migration('ScanOwners02_1795254609021', {
    up: [
      [
        'CREATE TABLE `templates` (',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`language` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`title` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`description` varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`messageFormTitle` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`messageFormPlaceholder` varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`sendButtonText` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        'PRIMARY KEY (`activationId`),',
        "CONSTRAINT `CHK_611199d7590636214ee537ba81` CHECK (`language` IN ('en', 'es', 'de', 'fr', 'uk', 'ru'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `templates`'],
  }),
  migration('ScanOwners03_1795254609022', {
    up: [
      [
        'CREATE TABLE `unactivation_requests` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`requesterId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`state` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`reason` varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        '`nonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`expiresAt` datetime(3) NOT NULL,',
        'INDEX `IDX_1784c00811eeadc0a1ebb03480` (`expiresAt`),',
        'INDEX `IDX_4b9c23657908157f74a4a2e8f8` (`requesterId`),',
        'UNIQUE INDEX `IDX_65551ca3d4f77476d7ba8007ac` (`activationId`, `requesterId`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_15ce828f9b5ca77104ec0579dd` CHECK (`state` IN ('open', 'confirmed', 'declined', 'ended'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `unactivation_requests`'],
  }),
  migration('ScanOwners04_1795254609023', {
    up: ['ALTER TABLE `activations` ADD `noticeAt` datetime(3) NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `noticeAt`'],
  }),
  migration('ScanOwners05_1795254609024', {
    up: ['ALTER TABLE `messages` ADD `submission` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `submission`'],
  }),
  migration('ScanOwners06_1795254609025', {
    up: ['ALTER TABLE `messages` ADD UNIQUE INDEX `IDX_d0aedc177d370be9e90e8e012c` (`submission`)'],
    down: ['ALTER TABLE `messages` DROP INDEX `IDX_d0aedc177d370be9e90e8e012c`'],
  }),
  migration('ScanOwners07_1795254609026', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_18d869a5601b04d99b24cbb0a1` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'message', 'messages', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_18d869a5601b04d99b24cbb0a1`'],
  }),
];
