import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddChanges_1795500000000', {
    up: [
      [
        'CREATE TABLE "changes" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"topic" varchar(16) NOT NULL,',
        '"subject" varchar(64) NOT NULL,',
        '"at" datetime(3) NOT NULL',
        ')',
      ].join(''),
      'CREATE INDEX "IDX_d4b00861e7fdbd0cbfe86b6e50" ON "changes" ("at") ',
    ],
    down: ['DROP INDEX "IDX_d4b00861e7fdbd0cbfe86b6e50"', 'DROP TABLE "changes"'],
  }),
];
