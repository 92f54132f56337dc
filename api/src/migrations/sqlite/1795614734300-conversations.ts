import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Conversations_1795614734300', {
    up: [
      [
        'CREATE TABLE "conversations" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"tokenHash" varchar(64) NOT NULL,',
        '"tokenNonce" varchar(32) NOT NULL,',
        '"messageCount" integer NOT NULL,',
        '"ownerSeen" integer NOT NULL,',
        '"senderSeen" integer NOT NULL,',
        'CONSTRAINT "UQ_5bf965ce3d1b671ca971d61c9f1" UNIQUE ("tokenHash")',
        ')',
      ].join(''),
      [
        'CREATE TABLE "conversation_messages" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"conversationId" varchar(36) NOT NULL,',
        '"position" integer NOT NULL,',
        '"side" varchar(32) NOT NULL,',
        '"body" varchar(2000) COLLATE NOCASE NOT NULL,',
        '"submission" varchar(64) NOT NULL,',
        '"createdAt" datetime(3) NOT NULL,',
        'CONSTRAINT "UQ_c868d4bcee4120580ec88bfc036" UNIQUE ("submission"),',
        "CONSTRAINT \"CHK_27966f761cd25ca2744e8983a1\" CHECK (`side` IN ('sender', 'owner'))",
        ')',
      ].join(''),
      'CREATE UNIQUE INDEX "IDX_916079f113ca2418123f27af6f" ON "conversation_messages" ("conversationId", "position")',
    ],
    down: ['DROP TABLE "conversation_messages"', 'DROP TABLE "conversations"'],
  }),
];
