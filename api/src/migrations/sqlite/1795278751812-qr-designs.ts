import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('QrDesigns_1795278751812', {
    up: [
      [
        'CREATE TABLE "qr_designs" (',
        '"activationId" varchar(36) PRIMARY KEY NOT NULL,',
        '"design" text NOT NULL',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "qr_designs"'],
  }),
];
