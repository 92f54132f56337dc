import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ConversationStates_1795633439863', {
    up: [
      [
        'CREATE TABLE `conversation_states` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`solvedAt` datetime(3) NULL,',
        '`solvedBy` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`thanked` tinyint NOT NULL,',
        '`thanks` varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        '`ownerSharesPhone` tinyint NOT NULL,',
        '`senderPhone` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_a7034f75e19b2e606c958136d8` CHECK (`solvedBy` IN ('sender', 'owner'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `conversation_states`'],
  }),
];
