import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddBackups_1796021767825', {
    up: [
      [
        'CREATE TABLE "backups" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"at" datetime(3) NOT NULL,',
        '"kilobytes" integer,',
        '"failure" varchar(200)',
        ')',
      ].join(''),
      'CREATE INDEX "IDX_4ff019b0b629aa92cc37a9c484" ON "backups" ("at") ',
    ],
    down: ['DROP INDEX "IDX_4ff019b0b629aa92cc37a9c484"', 'DROP TABLE "backups"'],
  }),
];
