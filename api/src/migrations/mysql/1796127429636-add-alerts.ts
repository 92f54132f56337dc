import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddAlerts01_1796127429636', {
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
  migration('AddAlerts02_1796127429637', {
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
  migration('AddAlerts03_1796127429638', {
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
  migration('AddAlerts04_1796127429639', {
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
  migration('AddAlerts05_1796127429640', {
    up: [
      'ALTER TABLE `push_subscriptions` ADD CONSTRAINT `FK_757fc8f00c34f66832668dc2e53` FOREIGN KEY (`id`) REFERENCES `sessions`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    ],
    down: ['ALTER TABLE `push_subscriptions` DROP FOREIGN KEY `FK_757fc8f00c34f66832668dc2e53`'],
  }),
];
