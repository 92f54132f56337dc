import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Settings_1795293225182', {
    up: [
      [
        'CREATE TABLE "settings" (',
        '"key" varchar(64) PRIMARY KEY NOT NULL,',
        '"value" text NOT NULL,',
        '"version" integer NOT NULL',
        ')',
      ].join(''),
      'CREATE INDEX "IDX_6ce6acdb0801254590f8a78c08" ON "messages" ("createdAt") ',
    ],
    down: ['DROP INDEX "IDX_6ce6acdb0801254590f8a78c08"', 'DROP TABLE "settings"'],
  }),
];
