import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddGifts01_1796127803470', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_88c18721326f25f52752b5712a`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_88c18721326f25f52752b5712a` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','release-stopped','account-blocked','account-unblocked','message','messages','conversation','many-messages','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddGifts02_1796127803471', {
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
  migration('AddGifts03_1796127803472', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_c295c69cff01a825b6a2d40d74` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'release-stopped', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined', 'gift', 'gift-offered', 'gift-declined', 'gift-accepted', 'gift-received'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_c295c69cff01a825b6a2d40d74`'],
  }),
];
