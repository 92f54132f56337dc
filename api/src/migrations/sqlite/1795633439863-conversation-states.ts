import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ConversationStates_1795633439863', {
    up: [
      [
        'CREATE TABLE "conversation_states" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"solvedAt" datetime(3),',
        '"solvedBy" varchar(32),',
        '"thanked" boolean NOT NULL,',
        '"thanks" varchar(500) COLLATE NOCASE,',
        '"ownerSharesPhone" boolean NOT NULL,',
        '"senderPhone" varchar(40) COLLATE NOCASE,',
        "CONSTRAINT \"CHK_a7034f75e19b2e606c958136d8\" CHECK (`solvedBy` IN ('sender', 'owner'))",
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "conversation_states"'],
  }),
];
