import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ConversationAttachments01_1795633433901', {
    up: [
      [
        'CREATE TABLE `conversation_photos` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`conversationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`position` int NOT NULL,',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`size` int NOT NULL,',
        '`width` int NOT NULL,',
        '`height` int NOT NULL,',
        '`bytes` mediumblob NOT NULL,',
        'INDEX `IDX_b549ca387f7626e09fe85dfcd0` (`conversationId`, `size`),',
        'INDEX `IDX_2d2b31b410fd258e989e655f3b` (`activationId`, `size`),',
        'INDEX `IDX_012d0d39f58a97be908e8f781f` (`conversationId`, `position`, `id`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversation_photos`'],
  }),
  migration('ConversationAttachments02_1795633433902', {
    up: [
      [
        'CREATE TABLE `conversation_places` (',
        '`conversationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`position` int NOT NULL,',
        '`latitude` int NOT NULL,',
        '`longitude` int NOT NULL,',
        '`accuracy` int NOT NULL,',
        '`about` tinyint NOT NULL,',
        'PRIMARY KEY (`conversationId`, `position`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversation_places`'],
  }),
];
