import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddReplacedLinks_1795646192906', {
    up: [
      [
        'CREATE TABLE "temporary_conversations" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"tokenHash" varchar(64) NOT NULL,',
        '"tokenNonce" varchar(32) NOT NULL,',
        '"messageCount" integer NOT NULL,',
        '"ownerSeen" integer NOT NULL,',
        '"senderSeen" integer NOT NULL,',
        '"linkReplacedAt" datetime(3),',
        'CONSTRAINT "UQ_5bf965ce3d1b671ca971d61c9f1" UNIQUE ("tokenHash")',
        ')',
      ].join(''),
      'INSERT INTO "temporary_conversations"("id", "tokenHash", "tokenNonce", "messageCount", "ownerSeen", "senderSeen") SELECT "id", "tokenHash", "tokenNonce", "messageCount", "ownerSeen", "senderSeen" FROM "conversations"',
      'DROP TABLE "conversations"',
      'ALTER TABLE "temporary_conversations" RENAME TO "conversations"',
    ],
    down: [
      'ALTER TABLE "conversations" RENAME TO "temporary_conversations"',
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
      'INSERT INTO "conversations"("id", "tokenHash", "tokenNonce", "messageCount", "ownerSeen", "senderSeen") SELECT "id", "tokenHash", "tokenNonce", "messageCount", "ownerSeen", "senderSeen" FROM "temporary_conversations"',
      'DROP TABLE "temporary_conversations"',
    ],
  }),
];
