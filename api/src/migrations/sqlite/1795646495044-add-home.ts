import { migration } from '../../platform/database/migration';
import { fillHomeNumbers } from '../home-numbers';

export const migrations = [
  migration('AddHome_1795646495044', {
    up: [
      [
        'CREATE TABLE "site_days" (',
        '"day" varchar(10) NOT NULL,',
        '"slot" integer NOT NULL,',
        '"scans" integer NOT NULL,',
        '"activations" integer NOT NULL,',
        'PRIMARY KEY ("day", "slot")',
        ') WITHOUT ROWID',
      ].join(''),
      [
        'CREATE TABLE "owner_scans" (',
        '"userId" varchar(36) NOT NULL,',
        '"day" varchar(10) NOT NULL,',
        '"count" integer NOT NULL,',
        'PRIMARY KEY ("userId", "day")',
        ') WITHOUT ROWID',
      ].join(''),
      'CREATE INDEX "IDX_9ceaef5666f58918ad3e442e30" ON "owner_scans" ("day", "userId") ',
    ],
    down: [
      'DROP INDEX "IDX_9ceaef5666f58918ad3e442e30"',
      'DROP TABLE "owner_scans"',
      'DROP TABLE "site_days"',
    ],
  }),
  migration('FillHome_1795646495045', { up: fillHomeNumbers('sqlite'), down: [] }),
];
