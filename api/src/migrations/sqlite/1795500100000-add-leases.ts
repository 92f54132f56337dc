import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddLeases_1795500100000', {
    up: [
      [
        'CREATE TABLE "leases" (',
        '"name" varchar(64) PRIMARY KEY NOT NULL,',
        '"owner" varchar(36),',
        '"until" datetime(3) NOT NULL,',
        '"doneAt" datetime(3)',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "leases"'],
  }),
];
