import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ConversationAttachments_1795633433901', {
    up: [
      [
        'CREATE TABLE "conversation_photos" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"conversationId" varchar(36) NOT NULL,',
        '"position" integer NOT NULL,',
        '"activationId" varchar(36) NOT NULL,',
        '"size" integer NOT NULL,',
        '"width" integer NOT NULL,',
        '"height" integer NOT NULL,',
        '"bytes" blob NOT NULL',
        ')',
      ].join(''),
      'CREATE INDEX "IDX_b549ca387f7626e09fe85dfcd0" ON "conversation_photos" ("conversationId", "size")',
      'CREATE INDEX "IDX_2d2b31b410fd258e989e655f3b" ON "conversation_photos" ("activationId", "size")',
      'CREATE INDEX "IDX_012d0d39f58a97be908e8f781f" ON "conversation_photos" ("conversationId", "position", "id")',
      [
        'CREATE TABLE "conversation_places" (',
        '"conversationId" varchar(36) NOT NULL,',
        '"position" integer NOT NULL,',
        '"latitude" integer NOT NULL,',
        '"longitude" integer NOT NULL,',
        '"accuracy" integer NOT NULL,',
        '"about" boolean NOT NULL,',
        'PRIMARY KEY ("conversationId", "position")',
        ')',
      ].join(''),
    ],
    down: [
      'DROP TABLE "conversation_places"',
      'DROP INDEX "IDX_012d0d39f58a97be908e8f781f"',
      'DROP INDEX "IDX_2d2b31b410fd258e989e655f3b"',
      'DROP INDEX "IDX_b549ca387f7626e09fe85dfcd0"',
      'DROP TABLE "conversation_photos"',
    ],
  }),
];
