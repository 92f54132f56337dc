import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddCodeLife01_1796131668312', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_88c18721326f25f52752b5712a`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_88c18721326f25f52752b5712a` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','release-stopped','account-blocked','account-unblocked','message','messages','conversation','many-messages','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddCodeLife02_1796131668313', {
    up: [
      [
        'CREATE TABLE `push_subscriptions` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`endpointHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`endpoint` varchar(1000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`p256dh` varchar(88) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`auth` varchar(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`showsTexts` tinyint NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'INDEX `IDX_4612906c0bc0a1b042d37dca11` (`userId`, `createdAt`),',
        'UNIQUE INDEX `IDX_0c6f734aadee4deb6b7868e08d` (`endpointHash`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `push_subscriptions`'],
  }),
  migration('AddCodeLife03_1796131668314', {
    up: [
      [
        'CREATE TABLE `push_keys` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`publicKey` varchar(88) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`sealedKey` varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `push_keys`'],
  }),
  migration('AddCodeLife04_1796131668315', {
    up: [
      [
        'CREATE TABLE `pushes` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`subscriptionId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`topic` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`kind` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`about` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`isWanted` tinyint NOT NULL,',
        '`wishes` int NOT NULL,',
        '`wantedAt` datetime(3) NOT NULL,',
        '`tries` int NOT NULL,',
        '`nextAt` datetime(3) NOT NULL,',
        'INDEX `IDX_1dfed0c6e7898d7b18b9e2f741` (`wantedAt`),',
        'INDEX `IDX_14a7334ff1a41159cfc32b8cd2` (`userId`),',
        'INDEX `IDX_64af5b9d95c02734d585cbf197` (`isWanted`, `nextAt`),',
        'UNIQUE INDEX `IDX_451b8d8de3a8fcb7b7b19643fc` (`subscriptionId`, `topic`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_04b8af636839a47029ed672c78` CHECK (`kind` IN ('message', 'opening', 'request', 'gift'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `pushes`'],
  }),
  migration('AddCodeLife05_1796131668316', {
    up: [
      [
        'CREATE TABLE `alert_choices` (',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`kind` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`mail` tinyint NULL,',
        '`push` tinyint NOT NULL,',
        'INDEX `IDX_3678dc839db02d105d467b5b71` (`userId`),',
        'PRIMARY KEY (`activationId`, `userId`, `kind`),',
        "CONSTRAINT `CHK_4581b6a70ae76146c96dc91d4a` CHECK (`kind` IN ('message', 'opening', 'request', 'gift'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `alert_choices`'],
  }),
  migration('AddCodeLife06_1796131668317', {
    up: [
      [
        'CREATE TABLE `gifts` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,',
        '`emailAsTyped` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`withLabel` tinyint NOT NULL,',
        '`withDesign` tinyint NOT NULL,',
        '`withPage` tinyint NOT NULL,',
        '`nonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`expiresAt` datetime(3) NOT NULL,',
        'INDEX `IDX_85cc11329f939affd49c59f0a0` (`expiresAt`),',
        'INDEX `IDX_3df4b3c1496cfd66a61985c693` (`email`),',
        'UNIQUE INDEX `IDX_cb6a094645215174bdbd9fd5c2` (`activationId`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `gifts`'],
  }),
  migration('AddCodeLife07_1796131668318', {
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
  migration('AddCodeLife08_1796131668319', {
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
  migration('AddCodeLife09_1796131668320', {
    up: ['ALTER TABLE `activations` ADD `helped` tinyint NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `helped`'],
  }),
  migration('AddCodeLife10_1796131668321', {
    up: [
      'ALTER TABLE `conversation_messages` ADD `authorId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ],
    down: ['ALTER TABLE `conversation_messages` DROP COLUMN `authorId`'],
  }),
  migration('AddCodeLife11_1796131668322', {
    up: ['ALTER TABLE `owner_links` ADD `helperId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `owner_links` DROP COLUMN `helperId`'],
  }),
  migration('AddCodeLife12_1796131668323', {
    up: ['CREATE INDEX `IDX_88f701e182950a56754a10427d` ON `conversation_messages` (`authorId`)'],
    down: ['DROP INDEX `IDX_88f701e182950a56754a10427d` ON `conversation_messages`'],
  }),
  migration('AddCodeLife13_1796131668324', {
    up: [
      'ALTER TABLE `push_subscriptions` ADD CONSTRAINT `FK_757fc8f00c34f66832668dc2e53` FOREIGN KEY (`id`) REFERENCES `sessions`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    ],
    down: ['ALTER TABLE `push_subscriptions` DROP FOREIGN KEY `FK_757fc8f00c34f66832668dc2e53`'],
  }),
  migration('AddCodeLife14_1796131668325', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_6c2f564e64d795b120b3fd2ed7` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'release-stopped', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'lost-opened', 'owner-link', 'answer', 'conversation-link', 'helper-invitation', 'helper-joined', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined', 'gift', 'gift-offered', 'gift-declined', 'gift-accepted', 'gift-received'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_6c2f564e64d795b120b3fd2ed7`'],
  }),
];
