import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ActivatedCounts_1795500210000', {
    up: [
      [
        'CREATE TABLE "activated_counts" (',
        '"projectId" varchar(36) NOT NULL,',
        '"slot" integer NOT NULL,',
        '"count" integer NOT NULL,',
        'PRIMARY KEY ("projectId", "slot")',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "activated_counts"'],
  }),
];
