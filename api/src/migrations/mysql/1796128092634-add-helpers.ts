import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddHelpers01_1796128092634', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_88c18721326f25f52752b5712a`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_88c18721326f25f52752b5712a` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','release-stopped','account-blocked','account-unblocked','message','messages','conversation','many-messages','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddHelpers02_1796128092635', {
    up: [
      [
        'CREATE TABLE `helpers` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`seat` int NOT NULL,',
        '`email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`nonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`locale` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`mails` tinyint NOT NULL,',
        '`invitedAt` datetime(3) NOT NULL,',
        '`expiresAt` datetime(3) NULL,',
        '`consentedAt` datetime(3) NULL,',
        'INDEX `IDX_e9a450514ec1dae6139f000d1d` (`expiresAt`),',
        'INDEX `IDX_68dcbe07e748f1cbf1bb5ab3b1` (`email`),',
        'INDEX `IDX_d21c0502cb840ef8eccba51a45` (`userId`),',
        'UNIQUE INDEX `IDX_2344054b51048efb1ec13ad47a` (`activationId`, `userId`),',
        'UNIQUE INDEX `IDX_bf51a4d1a031abf59468a91572` (`activationId`, `email`),',
        'UNIQUE INDEX `IDX_a8dc1999f637679f81596bd4a9` (`activationId`, `seat`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_1e10bfdc22e8edbb8d6d290d34` CHECK (`locale` IN ('en', 'es', 'de', 'fr', 'uk', 'ru'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `helpers`'],
  }),
  migration('AddHelpers03_1796128092636', {
    up: ['ALTER TABLE `activations` ADD `helped` tinyint NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `helped`'],
  }),
  migration('AddHelpers04_1796128092637', {
    up: [
      'ALTER TABLE `conversation_messages` ADD `authorId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ],
    down: ['ALTER TABLE `conversation_messages` DROP COLUMN `authorId`'],
  }),
  migration('AddHelpers05_1796128092638', {
    up: ['ALTER TABLE `owner_links` ADD `helperId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `owner_links` DROP COLUMN `helperId`'],
  }),
  migration('AddHelpers06_1796128092639', {
    up: ['CREATE INDEX `IDX_88f701e182950a56754a10427d` ON `conversation_messages` (`authorId`)'],
    down: ['DROP INDEX `IDX_88f701e182950a56754a10427d` ON `conversation_messages`'],
  }),
  migration('AddHelpers07_1796128092640', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_ac6e36d90252894a4923bc9d68` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'release-stopped', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'owner-link', 'answer', 'conversation-link', 'helper-invitation', 'helper-joined', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_ac6e36d90252894a4923bc9d68`'],
  }),
];
