import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddAnswersProved_1796021873238', {
    up: [
      [
        'CREATE TABLE "temporary_conversation_notices" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"answersTo" varchar(254) COLLATE NOCASE,',
        '"answersLocale" varchar(32),',
        '"linkMailedAt" datetime(3),',
        '"ownerLookedAt" datetime(3),',
        '"senderLookedAt" datetime(3),',
        '"ownerNoticeAt" datetime(3),',
        '"senderNoticeAt" datetime(3),',
        '"answersProvedAt" datetime(3),',
        "CONSTRAINT \"CHK_a5fbdbd1af4f99f2533ad8d5fe\" CHECK (`answersLocale` IN ('en', 'es', 'de', 'fr', 'uk', 'ru')),",
        'CONSTRAINT "FK_73d570f102800a4617149a07c81" FOREIGN KEY ("id") REFERENCES "messages" ("id") ON DELETE CASCADE ON UPDATE NO ACTION',
        ')',
      ].join(''),
      'INSERT INTO "temporary_conversation_notices"("id", "answersTo", "answersLocale", "linkMailedAt", "ownerLookedAt", "senderLookedAt", "ownerNoticeAt", "senderNoticeAt") SELECT "id", "answersTo", "answersLocale", "linkMailedAt", "ownerLookedAt", "senderLookedAt", "ownerNoticeAt", "senderNoticeAt" FROM "conversation_notices"',
      'DROP TABLE "conversation_notices"',
      'ALTER TABLE "temporary_conversation_notices" RENAME TO "conversation_notices"',
    ],
    down: [
      'ALTER TABLE "conversation_notices" RENAME TO "temporary_conversation_notices"',
      [
        'CREATE TABLE "conversation_notices" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"answersTo" varchar(254) COLLATE NOCASE,',
        '"answersLocale" varchar(32),',
        '"linkMailedAt" datetime(3),',
        '"ownerLookedAt" datetime(3),',
        '"senderLookedAt" datetime(3),',
        '"ownerNoticeAt" datetime(3),',
        '"senderNoticeAt" datetime(3),',
        "CONSTRAINT \"CHK_a5fbdbd1af4f99f2533ad8d5fe\" CHECK (`answersLocale` IN ('en', 'es', 'de', 'fr', 'uk', 'ru')),",
        'CONSTRAINT "FK_73d570f102800a4617149a07c81" FOREIGN KEY ("id") REFERENCES "messages" ("id") ON DELETE CASCADE ON UPDATE NO ACTION',
        ')',
      ].join(''),
      'INSERT INTO "conversation_notices"("id", "answersTo", "answersLocale", "linkMailedAt", "ownerLookedAt", "senderLookedAt", "ownerNoticeAt", "senderNoticeAt") SELECT "id", "answersTo", "answersLocale", "linkMailedAt", "ownerLookedAt", "senderLookedAt", "ownerNoticeAt", "senderNoticeAt" FROM "temporary_conversation_notices"',
      'DROP TABLE "temporary_conversation_notices"',
    ],
  }),
];
