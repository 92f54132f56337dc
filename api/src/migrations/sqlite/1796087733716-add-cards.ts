import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddCards_1796087733716', {
    up: [
      [
        'CREATE TABLE "cards" (',
        '"activationId" varchar(36) PRIMARY KEY NOT NULL,',
        '"card" text NOT NULL',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "cards"'],
  }),
];
