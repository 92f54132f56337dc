import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ConversationMails01_1795633706511', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_b6674193f68d522f4ac56ea5fe`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_b6674193f68d522f4ac56ea5fe` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','account-blocked','account-unblocked','message','messages','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('ConversationMails02_1795633706512', {
    up: [
      [
        'CREATE TABLE `conversation_notices` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`answersTo` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        '`answersLocale` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`linkMailedAt` datetime(3) NULL,',
        '`ownerLookedAt` datetime(3) NULL,',
        '`senderLookedAt` datetime(3) NULL,',
        '`ownerNoticeAt` datetime(3) NULL,',
        '`senderNoticeAt` datetime(3) NULL,',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_a5fbdbd1af4f99f2533ad8d5fe` CHECK (`answersLocale` IN ('en', 'es', 'de', 'fr', 'uk', 'ru'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversation_notices`'],
  }),
  migration('ConversationMails03_1795633706513', {
    up: [
      [
        'CREATE TABLE `owner_links` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`conversationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`tokenHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`tokenNonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`deviceGeneration` int NOT NULL,',
        '`browserHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`freshAt` datetime(3) NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'INDEX `IDX_f9930265ba68b2e734589f3bb8` (`createdAt`),',
        'INDEX `IDX_38b33d96b60e023dbebfaa3c26` (`conversationId`),',
        'UNIQUE INDEX `IDX_2ea600a6b232be0cefb50eb59e` (`tokenHash`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `owner_links`'],
  }),
  migration('ConversationMails04_1795633706514', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_7fedd06a06c53fc52bddde7a10` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_7fedd06a06c53fc52bddde7a10`'],
  }),
];
