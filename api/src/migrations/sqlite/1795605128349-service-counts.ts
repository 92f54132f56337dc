import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ServiceCounts_1795605128349', {
    up: [
      [
        'CREATE TABLE "service_counts" (',
        '"id" varchar(32) PRIMARY KEY NOT NULL,',
        '"hour" datetime(3) NOT NULL,',
        '"level" varchar(32) NOT NULL,',
        '"events" integer NOT NULL,',
        '"failures" integer NOT NULL,',
        "CONSTRAINT \"CHK_0fdd033e00a8db08912001d7c0\" CHECK (`level` IN ('answers', 'scans', 'digits'))",
        ')',
      ].join(''),
      'CREATE INDEX "IDX_2cd652a19f11bcde7fe384295f" ON "service_counts" ("hour") ',
    ],
    down: ['DROP INDEX "IDX_2cd652a19f11bcde7fe384295f"', 'DROP TABLE "service_counts"'],
  }),
];
