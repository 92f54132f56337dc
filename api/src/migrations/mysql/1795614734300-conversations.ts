import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Conversations01_1795614734300', {
    up: [
      [
        'CREATE TABLE `conversations` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`tokenHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`tokenNonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`messageCount` int NOT NULL,',
        '`ownerSeen` int NOT NULL,',
        '`senderSeen` int NOT NULL,',
        'UNIQUE INDEX `IDX_d2a771b2364328f66b59306c7a` (`tokenHash`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversations`'],
  }),
  migration('Conversations02_1795614734301', {
    up: [
      [
        'CREATE TABLE `conversation_messages` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`conversationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`position` int NOT NULL,',
        '`side` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`body` varchar(2000) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`submission` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'UNIQUE INDEX `IDX_916079f113ca2418123f27af6f` (`conversationId`, `position`),',
        'UNIQUE INDEX `IDX_da744512fcca5c5d6c0526230e` (`submission`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_27966f761cd25ca2744e8983a1` CHECK (`side` IN ('sender', 'owner'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversation_messages`'],
  }),
];
